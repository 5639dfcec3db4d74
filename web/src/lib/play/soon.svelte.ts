/** A module that the first look at a table does without, and that the page loads soon after it. */
export interface Soon<Module> {
  /** Null until it is loaded. */
  readonly module: Module | null;
  load: () => Promise<void>;
}

export function soon<Module>(fetch: () => Promise<Module>): Soon<Module> {
  let module = $state.raw<Module | null>(null);
  return {
    get module() {
      return module;
    },
    load: async () => {
      module ??= await fetch();
    },
  };
}
