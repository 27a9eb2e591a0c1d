let open = (url: string) => window.location.assign(url)

/** Leaves for a page of another site, at an address of https, or of http in development. Throws an Error for any other address. */
export function leaveSite(url: string): void {
  if (!/^https?:\/\//.test(url)) throw new Error('not an address of a page')
  open(url)
}

/** Replaces the navigation in tests, whose pages cannot leave. */
export function setLeaveSite(next: typeof open): void {
  open = next
}
