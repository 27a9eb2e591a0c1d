import { useSyncExternalStore } from 'react'

const neverChanges = () => () => {}

/** Returns false on the server and during hydration, then true. */
export const useIsInBrowser = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
