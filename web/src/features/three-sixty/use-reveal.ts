import { useEffect, useState } from 'react'

/** The delay after which each answer is revealed, in milliseconds from the response. */
const delaysMs = [500, 1_500, 2_500] as const

export const wantsNoMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches

/** Returns the number of revealed answers: none until `ready`, then one after the other; all at once with reduced motion. */
export function useReveal(ready: boolean): number {
  const [revealed, setRevealed] = useState(0)
  useEffect(() => {
    if (!ready) return
    if (wantsNoMotion()) return setRevealed(delaysMs.length)
    const timers = delaysMs.map((ms, index) => setTimeout(() => setRevealed(index + 1), ms))
    return () => timers.forEach(clearTimeout)
  }, [ready])
  return revealed
}
