import { type ComponentType, lazy, useEffect, useEffectEvent, useState } from 'react'
import type { ModuleLoader } from './module-loader.ts'

/**
 * Fetches a module while `wanted` is truthy, and returns it once it is there. When it cannot be fetched, calls `onMissing`, and tries again
 * with the next other value of `wanted`.
 */
export function useModule<Module>(
  load: ModuleLoader<Module>,
  wanted: unknown,
  onMissing: () => void = () => undefined,
): Module | undefined {
  const [isLoaded, setLoaded] = useState(load.loaded !== undefined)
  const missing = useEffectEvent(onMissing)
  useEffect(() => {
    if (wanted && !isLoaded)
      load().then(
        () => setLoaded(true),
        () => missing(),
      )
  }, [load, wanted, isLoaded])
  return isLoaded ? load.loaded : undefined
}

interface PartProps<Props extends object> {
  /** Returns the component when its module has been fetched. */
  loaded: () => ComponentType<Props> | undefined
  /** Fetches the component. */
  fetched: ComponentType<Props>
  props: Props
}

/** Shows the component that is there at first: another one would lose the state of the first. */
function Part<Props extends object>({ loaded, fetched, props }: PartProps<Props>) {
  const [Shown] = useState(() => loaded() ?? fetched)
  return <Shown {...props} />
}

/**
 * Like React's `lazy`, but renders at once when its module has been fetched before. A part of a server's page needs that:
 * while it waited, an update of the page would remove what the server rendered.
 */
export function lazyPart<Module, Props extends object>(load: ModuleLoader<Module>, pick: (module: Module) => ComponentType<Props>) {
  const fetched = lazy(async () => ({ default: pick(await load()) })) as ComponentType<Props>
  const loaded = () => load.loaded && pick(load.loaded)
  return (props: Props) => <Part loaded={loaded} fetched={fetched} props={props} />
}
