import { type ReactNode, useEffect, useState } from 'react'

const delay = 150

/** Renders its children after 150 ms, so that a fast response shows no skeleton. */
export function Delayed({ children }: { children: ReactNode }) {
  const [due, setDue] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), delay)
    return () => clearTimeout(timer)
  }, [])
  return due ? children : null
}
