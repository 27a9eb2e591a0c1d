import { type ReactNode, useSyncExternalStore } from 'react'

const never = () => () => {}

/** Shows its children in a page that is alive, not in one that comes rendered: they would need what only a browser has. */
export const AliveOnly = ({ children }: { children: ReactNode }) =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  ) && children
