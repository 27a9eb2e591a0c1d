import type { Request } from 'express'

/** The header that carries the guest token of a widget in another site's page, where browsers block cookies. */
export const guestHeader = 'X-Guest-Token'

/** Returns the token in the header, valid or not; undefined without the header. With the header, cookies are ignored. */
export const guestHeaderOf = ({ headers }: Request): string | undefined => {
  const value = headers['x-guest-token']
  return Array.isArray(value) ? value.join() : value
}
