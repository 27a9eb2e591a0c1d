import { type RefCallback, useCallback, useState } from 'react'

/** Returns whether an element has come into the window since it was mounted, and the ref of that element. */
export function useComesNear(isNear = false): [wasNear: boolean, ref: RefCallback<Element>] {
  const [wasNear, setWasNear] = useState(isNear)
  const watch: RefCallback<Element> = useCallback((element) => {
    if (!element) return
    if (!('IntersectionObserver' in window)) return setWasNear(true)
    const observer = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && setWasNear(true))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [wasNear, watch]
}
