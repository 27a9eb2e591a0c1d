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
  const asked = system()
  listeners.add(listener)
  asked.addEventListener('change', listener)
  return () => {
    listeners.delete(listener)
    asked.removeEventListener('change', listener)
  }
}

function choose(theme: Theme) {
  document.documentElement.dataset.theme = theme
  try {
    localStorage.setItem(storageKey, theme)
  } catch {
    // Storage is blocked: the choice holds for this page.
  }
  for (const listener of listeners) listener()
}

/** Whoever renders a page for everybody cannot know it; the stylesheet does. */
const unknown = (): Theme => 'light'

/** The theme that is shown, and a way to change it; without a choice it follows the system. */
export function useTheme() {
  const theme = useSyncExternalStore(subscribe, current, unknown)
  return { theme, toggle: () => choose(theme === 'dark' ? 'light' : 'dark') }
}
