import { useLocation } from 'react-router-dom'

/** Where one is, to come back to after signing in; the auth page itself is no such place. */
export function useHere(): string | undefined {
  const { pathname, search } = useLocation()
  return pathname === '/auth' || pathname === '/' ? undefined : pathname + search
}
