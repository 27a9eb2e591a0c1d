/** A guest's token, good for the next call. */
export type GuestToken = () => Promise<string>

let guest: GuestToken | null = null

/** From here on every call is a guest's own: an embed never acts for who is signed in. */
export function actAsGuest(token: GuestToken) {
  guest = token
}

/** `fetch` in the name of whom the page acts for: by cookies, or by a guest's token and without any cookie. */
export async function fetchAs(path: string, init: RequestInit = {}): Promise<Response> {
  if (guest === null) return fetch(path, { ...init, credentials: 'include' })
  const headers = new Headers(init.headers)
  headers.set('X-Guest-Token', await guest())
  return fetch(path, { ...init, headers, credentials: 'omit' })
}
