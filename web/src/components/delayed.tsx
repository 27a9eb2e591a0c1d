import { type ReactNode, useEffect, useState } from 'react'

const delay = 150

/** Shows its children after 150 ms, so that quick answers never flash a skeleton. */
export function Delayed({ children }: { children: ReactNode }) {
  const [due, setDue] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), delay)
    return () => clearTimeout(timer)
  }, [])
  return due ? children : null
}
