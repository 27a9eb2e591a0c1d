import type { ReactNode } from 'react'
import { useComesNear } from '../../lib/loading/use-comes-near.ts'
import { useIsInBrowser } from '../../lib/use-is-in-browser.ts'

interface WhenNearProps {
  /** Whether the children are rendered without waiting. */
  isNear: boolean
  /** Whether the server renders their place alone. */
  isOnlyInBrowser: boolean
  children: ReactNode
}

/** Renders its children once their place is in the window, and from then on. What is below a long page needs no code before. */
export function WhenNear({ isNear, isOnlyInBrowser, children }: WhenNearProps) {
  const isInBrowser = useIsInBrowser()
  const isRendered = isNear && (isInBrowser || !isOnlyInBrowser)
  const [wasNear, place] = useComesNear(isRendered)
  return isRendered || wasNear ? children : <div ref={place} className="min-h-page" />
}
