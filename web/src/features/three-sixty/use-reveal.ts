import { useEffect, useState } from 'react'

/** When each answer is revealed after the response, in milliseconds. */
const delaysMs = [500, 1_500, 2_500] as const

const wantsNoMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches

/** Returns how many of three answers are revealed: none until `ready`, then one after the other; all at once for readers who want no motion. */
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
