import { useLocation } from 'react-router-dom'
import { isSignInPath } from './paths.ts'

/** Returns the current path, to return to after signing in; undefined on the landing page and on sign-in pages. */
export function useReturnPath(): string | undefined {
  const { pathname, search } = useLocation()
  return pathname === '/' || isSignInPath(pathname) ? undefined : pathname + search
}
