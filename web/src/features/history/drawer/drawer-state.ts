import { useSyncExternalStore } from 'react'
import { hasSessionHint } from '../../../lib/session-hint.ts'
import { readStored, writeStored } from '../../../lib/storage.ts'

const storageKey = 'rostra.history-drawer'

/** Matches a window with room for the drawer beside the chat. `tokens.css` has the same width. */
const wide = '(min-width: 80rem)'

const listeners = new Set<() => void>()

/** Whether its code could not be fetched since the person last opened or closed it. */
let isMissing = false

/** Reports whether the drawer is open. Default: open for members, closed for guests, who have few conversations. */
function isOpen(): boolean {
  if (isMissing) return false
  const chosen = readStored(storageKey)
  return chosen === null ? hasSessionHint() : chosen === 'open'
}

function subscribe(listener: () => void) {
  const media = window.matchMedia(wide)
  listeners.add(listener)
  media.addEventListener('change', listener)
  return () => {
    listeners.delete(listener)
    media.removeEventListener('change', listener)
  }
}

/** Opens or closes the drawer, and remembers it in this browser. */
export function setDrawerOpen(open: boolean) {
  writeStored(storageKey, open ? 'open' : 'closed')
  isMissing = false
  for (const listener of listeners) listener()
}

/** Closes the drawer until the person opens it, or loads the page again: what this browser remembers stays. */
export function closeMissingDrawer() {
  isMissing = true
  for (const listener of listeners) listener()
}

const unknown = () => false

/** Whether the window has room for the drawer. False on the server and during hydration. */
export const useIsWide = () => useSyncExternalStore(subscribe, () => window.matchMedia(wide).matches, unknown)

/** Whether the drawer beside the chat is open. False on the server and during hydration. */
export const useIsDrawerOpen = () => useSyncExternalStore(subscribe, () => window.matchMedia(wide).matches && isOpen(), unknown)
