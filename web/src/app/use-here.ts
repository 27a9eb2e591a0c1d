import { useLocation } from 'react-router-dom'
import { leadsIn } from './addresses.ts'

/** Where one is, to come back to after signing in; the screens that sign in are no such place. */
export function useHere(): string | undefined {
  const { pathname, search } = useLocation()
  return pathname === '/' || leadsIn(pathname) ? undefined : pathname + search
}
