import type { Request } from 'express'

const maxLength = 4_096

/** Returns the cookies of the authorization server as a header, without those of the member's session. */
export function oauthCookies({ headers: { cookie = '' } }: Request): string {
  const pairs = cookie.split(';').map((pair) => pair.trim())
  const kept = pairs.filter((pair) => pair.startsWith('rostra_oauth_')).join('; ')
  return kept.length <= maxLength ? kept : ''
}
