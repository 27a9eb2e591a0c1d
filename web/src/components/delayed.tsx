import { type ReactNode, useEffect, useState } from 'react'

/** Renders its children after some time, by default 150 ms, so that a fast response shows no skeleton. */
export function Delayed({ ms = 150, children }: { ms?: number; children: ReactNode }) {
  const [due, setDue] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), ms)
    return () => clearTimeout(timer)
  }, [ms])
  return due ? children : null
}
