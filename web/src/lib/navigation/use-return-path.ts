import { useLocation } from 'react-router-dom'
import { isSignInPath } from './paths.ts'

/** Returns the current path with query and hash, to return to it. */
export function useHere(): string {
  const { pathname, search, hash } = useLocation()
  return pathname + search + hash
}

/**
 * Returns the current path with query and hash, to return to after signing in; undefined on the landing page, and on sign-in pages, whose
 * hashes have tokens.
 */
export function useReturnPath(): string | undefined {
  const { pathname } = useLocation()
  const here = useHere()
  return pathname === '/' || isSignInPath(pathname) ? undefined : here
}
