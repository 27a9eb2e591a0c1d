import { useSyncExternalStore } from 'react'

/** The form and the trial stand side by side from here on, as the grid's `lg:` does. */
const sideBySide = window.matchMedia('(min-width: 64rem)')

function subscribe(listener: () => void) {
  sideBySide.addEventListener('change', listener)
  return () => sideBySide.removeEventListener('change', listener)
}

/** Whether the window is wide enough for two columns. */
export const useWide = (): boolean => useSyncExternalStore(subscribe, () => sideBySide.matches)
