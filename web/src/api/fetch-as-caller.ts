/** Returns a guest token that is valid for the next call. */
export type GuestToken = () => Promise<string>

let guest: GuestToken | null = null

/** Makes every later call as a guest, or with null as the page's own caller again. An embed never calls as the signed-in member. */
export function actAsGuest(token: GuestToken | null) {
  guest = token
}

/** Calls `fetch` as the page's caller: with cookies, or with a guest token and no cookie. */
export async function fetchAsCaller(path: string, init: RequestInit = {}): Promise<Response> {
  if (guest === null) return fetch(path, { ...init, credentials: 'include' })
  const headers = new Headers(init.headers)
  headers.set('X-Guest-Token', await guest())
  return fetch(path, { ...init, headers, credentials: 'omit' })
}
