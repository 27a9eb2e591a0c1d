import { useEffect, useState } from 'react'
import { secondsLeft } from './clock.ts'

/** Counts down from a number of seconds, by the clock, so that a sleeping tab doesn't slow it. `restart` begins anew. */
export function useCountdown(seconds: number) {
  const [end, setEnd] = useState(() => Date.now() + seconds * 1000)
  const [left, setLeft] = useState(seconds)

  useEffect(() => {
    const update = () => setLeft(secondsLeft(end, Date.now()))
    update()
    const timer = setInterval(() => {
      update()
      if (Date.now() >= end) clearInterval(timer)
    }, 250)
    return () => clearInterval(timer)
  }, [end])

  return { left, restart: (from: number) => setEnd(Date.now() + from * 1000) }
}
