import { leadsIn } from '../../app/addresses.ts'

const base = 'https://own.invalid'

/** Where to go after signing in: `next` when it is an address of our own, else `/`. */
export function nextAddress(next: string | null): string {
  if (!next?.startsWith('/') || !URL.canParse(next, base)) return '/'
  const { origin, pathname, search, hash } = new URL(next, base)
  const away = origin !== base || pathname.startsWith('//') || leadsIn(pathname)
  return away ? '/' : pathname + search + hash
}
