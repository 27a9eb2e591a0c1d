import { type ReactNode, useEffect, useRef, useState } from 'react'

interface WhenNearProps {
  /** Whether the children are rendered without waiting. */
  isNear: boolean
  children: ReactNode
}

/** Renders its children once their place is in the window, and from then on. What is below a long page needs no code before. */
export function WhenNear({ isNear, children }: WhenNearProps) {
  const [wasNear, setWasNear] = useState(isNear)
  const place = useRef<HTMLDivElement>(null)
  const isShown = isNear || wasNear
  useEffect(() => {
    if (isShown || !place.current) return
    if (!('IntersectionObserver' in window)) return setWasNear(true)
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setWasNear(true))
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [isShown])
  return isShown ? children : <div ref={place} className="min-h-page" />
}
