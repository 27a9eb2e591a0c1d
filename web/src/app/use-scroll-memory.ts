import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

const positions = new Map<string, number>()

/** A new page begins at its top, the back button returns to where one was, and a replaced address moves nothing. */
export function useScrollMemory() {
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
