import { useSyncExternalStore } from 'react'

/** Matches the `lg:` breakpoint of the grid, from which form and trial are side by side. */
const sideBySide = window.matchMedia('(min-width: 64rem)')

function subscribe(listener: () => void) {
  sideBySide.addEventListener('change', listener)
  return () => sideBySide.removeEventListener('change', listener)
}

/** Reports whether the window is wide enough for two columns. */
export const useTwoColumns = (): boolean => useSyncExternalStore(subscribe, () => sideBySide.matches)
