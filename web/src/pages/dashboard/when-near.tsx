import type { ReactNode } from 'react'
import { useComesNear } from '../../lib/loading/use-comes-near.ts'

interface WhenNearProps {
  /** Whether the children are rendered without waiting. */
  isNear: boolean
  children: ReactNode
}

/** Renders its children once their place is in the window, and from then on. What is below a long page needs no code before. */
export function WhenNear({ isNear, children }: WhenNearProps) {
  const [wasNear, place] = useComesNear(isNear)
  return isNear || wasNear ? children : <div ref={place} className="min-h-page" />
}
