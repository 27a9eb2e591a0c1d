import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

const positions = new Map<string, number>()

/**
 * Scrolls a new page to its top and restores the position on back and forward. Replacing the URL does not scroll, nor does a link to a part
 * of a page: see {@link useHashTarget}.
 */
export function useScrollRestoration() {
  const { key, hash } = useLocation()
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
    const saved = kind === 'POP' ? positions.get(key) : undefined
    if (kind === 'REPLACE' || (saved === undefined && hash)) return
    window.scrollTo(0, saved ?? 0)
  }, [key, kind, hash])
}

/** Scrolls to the element of the URL's hash and focuses it, once the page is rendered. Back and forward restore the position instead. */
export function useHashTarget() {
  const { key, hash } = useLocation()
  const kind = useNavigationType()
  useEffect(() => {
    if (!hash || (kind === 'POP' && positions.has(key))) return
    const target = document.getElementById(hash.slice(1))
    target?.scrollIntoView()
    target?.focus({ preventScroll: true })
  }, [key, kind, hash])
}
