import { isSignInPath } from '../../lib/navigation/paths.ts'

const base = 'https://own.invalid'

/** Returns the path to open after signing in: `next` if it is a path of this site, otherwise `/`. */
export function nextPath(next: string | null): string {
  if (!next?.startsWith('/') || !URL.canParse(next, base)) return '/'
  const { origin, pathname, search, hash } = new URL(next, base)
  const away = origin !== base || pathname.startsWith('//') || isSignInPath(pathname)
  return away ? '/' : pathname + search + hash
}
