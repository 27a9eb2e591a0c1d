import { useSyncExternalStore } from 'react'

const neverChanges = () => () => {}

/**
 * Returns false on the server and during hydration, then true. React renders the component again at once, without a pause for input, and
 * hydrates what it touches: only a component that renders little calls this.
 */
export const useIsInBrowser = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
