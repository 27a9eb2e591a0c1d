import { useEffect, useState } from 'react'
import { secondsLeft } from './format/clock.ts'

/** Counts down from a number of seconds by the clock, so that a sleeping tab does not delay it. `restart` starts again. */
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
