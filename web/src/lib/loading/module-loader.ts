/** Fetches a module, and keeps it. */
export interface ModuleLoader<Module> {
  (): Promise<Module>
  /** The module; undefined until it is fetched. */
  readonly loaded: Module | undefined
}

/**
 * Creates the loader of a module from a function that imports it. The entry of every page uses it before the first paint, so this file
 * imports nothing.
 */
export function moduleLoader<Module>(fetchModule: () => Promise<Module>): ModuleLoader<Module> {
  let loaded: Module | undefined
  const load = async () => {
    loaded = await fetchModule()
    return loaded
  }
  return Object.defineProperty(load, 'loaded', { get: () => loaded }) as ModuleLoader<Module>
}
