import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

const positions = new Map<string, number>()

/** Scrolls a new page to its top and restores the position on back and forward. Replacing the URL does not scroll. */
export function useScrollRestoration() {
  const { key } = useLocation()
  const kind = useNavigationType()
  const current = useRef(key)

  useEffect(() => {
    window.history.scrollRestoration = 'manual'
    const remember = () => positions.set(current.current, window.scrollY)
    window.addEventListener('scroll', remember, { passive: true })
    return () => window.removeEventListener('scroll', remember)
  }, [])

  useLayoutEffect(() => {
    if (current.current === key) return
    current.current = key
    if (kind !== 'REPLACE') window.scrollTo(0, kind === 'POP' ? (positions.get(key) ?? 0) : 0)
  }, [key, kind])
}
