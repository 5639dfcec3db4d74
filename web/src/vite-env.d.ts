/// <reference types="vite/client" />
declare module 'virtual:icons' {
  const sheet: string;
  export default sheet;
}
declare module 'virtual:icons/*' {
  const sheet: string;
  export default sheet;
}
declare module 'virtual:games/boards' {
  const loaders: Record<string, () => Promise<{ default: import('./games/game').Game }>>;
  export default loaders;
}
declare module 'virtual:games/covers' {
  const covers: readonly import('./games/game').Cover[];
  export default covers;
}
declare module 'virtual:games/*' {
  const text: string;
  export default text;
}
declare module 'virtual:limits' {
  export const NAME_CHARS: number;
  export const CHAT_CHARS: number;
}
declare module '*.ftl?shared' {
  const text: string;
  export default text;
}
declare module '*.ftl?only=mission' {
  const text: string;
  export default text;
}
declare module '*.ftl?first' {
  const text: string;
  export default text;
}
declare module '*.ftl?later' {
  const text: string;
  export default text;
}
declare module '*.ftl?first&without=mission' {
  const text: string;
  export default text;
}
declare module '*.ftl?later&without=mission' {
  const text: string;
  export default text;
}
declare module 'subset-font' {
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: { targetFormat: 'woff2'; noLayoutClosure?: boolean; noHinting?: boolean; dropTables?: string[] },
  ): Promise<Uint8Array>;
}
