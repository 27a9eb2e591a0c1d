import { useSyncExternalStore } from 'react'

type Theme = 'light' | 'dark'
const storageKey = 'rostra.theme'
const system = () => window.matchMedia('(prefers-color-scheme: dark)')
const listeners = new Set<() => void>()

function current(): Theme {
  const chosen = document.documentElement.dataset.theme
  if (chosen === 'light' || chosen === 'dark') return chosen
  return system().matches ? 'dark' : 'light'
}

function subscribe(listener: () => void) {
  const mediaQuery = system()
  listeners.add(listener)
  mediaQuery.addEventListener('change', listener)
  return () => {
    listeners.delete(listener)
    mediaQuery.removeEventListener('change', listener)
  }
}

function choose(theme: Theme) {
  document.documentElement.dataset.theme = theme
  try {
    localStorage.setItem(storageKey, theme)
  } catch {
    // Ignored: with blocked storage the choice applies to this page only.
  }
  for (const listener of listeners) listener()
}

/** The theme on the server, which does not know the choice. The style sheet follows the system. */
const unknown = (): Theme => 'light'

/** The current theme and a function that toggles it. Without a choice it follows the system. */
export function useTheme() {
  const theme = useSyncExternalStore(subscribe, current, unknown)
  return { theme, toggle: () => choose(theme === 'dark' ? 'light' : 'dark') }
}
