/// <reference types="vite/client" />
declare module 'virtual:icons' {
  const sheet: string;
  export default sheet;
}
