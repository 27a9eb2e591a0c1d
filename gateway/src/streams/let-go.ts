import type { Response } from 'express'

/** Headers that mean something on pages only. */
const pageOnly = new Set([
  'content-security-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
  'referrer-policy',
  'x-development-mode',
])

/** What a request brought and what its answer carries would be kept for as long as the stream is open: a cookie alone may have 1 kB. */
export function letGo(response: Response) {
  const request = response.req
  request.headers = {}
  request.rawHeaders = []
  for (const name of response.getHeaderNames()) if (pageOnly.has(name)) response.removeHeader(name)
}
