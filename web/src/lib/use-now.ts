import { useEffect, useState } from 'react'

/** Returns the time in milliseconds since 1970, updated at an interval; null on the server and during hydration. */
export function useNow(everyMs: number): number | null {
  const [now, setNow] = useState<number | null>(null)
  useEffect(() => {
    const update = () => setNow(Date.now())
    update()
    const timer = setInterval(update, everyMs)
    return () => clearInterval(timer)
  }, [everyMs])
  return now
}
