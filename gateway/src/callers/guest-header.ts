import type { Request } from 'express'

/** Where a widget inside another site's page shows who its reader is: browsers keep cookies from it. */
export const guestHeader = 'X-Guest-Token'

/** The token in the header; undefined when there is no such header. One that is there counts alone, even when it is worth nothing. */
export const guestHeaderOf = ({ headers }: Request): string | undefined => {
  const value = headers['x-guest-token']
  return Array.isArray(value) ? value.join() : value
}
