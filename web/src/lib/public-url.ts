let serverUrl = ''

/** Sets the URL for rendering on the server, where there is no page to read it from. */
export function setPublicUrl(url: string) {
  serverUrl = url
}

/**
 * Returns the URL that links to the product begin with, without a final slash. The gateway writes it into the page; Vite's page has none, and
 * the origin of the page replaces it.
 */
export function publicUrl(): string {
  if (typeof document === 'undefined') return withoutSlash(serverUrl)
  const url = document.querySelector<HTMLMetaElement>('meta[name="public-url"]')?.content
  return withoutSlash(url || window.location.origin)
}

const withoutSlash = (url: string) => url.replace(/\/+$/, '')
