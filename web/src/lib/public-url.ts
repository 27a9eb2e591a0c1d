let serverUrl = ''

/** Sets the URL for server rendering, which has no page to read it from. */
export function setPublicUrl(url: string) {
  serverUrl = url
}

/**
 * Returns the public URL of the product, without a final slash. The gateway writes it into the page. In a page of Vite, which lacks it, the
 * page's origin is used.
 */
export function publicUrl(): string {
  if (typeof document === 'undefined') return withoutSlash(serverUrl)
  const url = document.querySelector<HTMLMetaElement>('meta[name="public-url"]')?.content
  return withoutSlash(url || window.location.origin)
}

const withoutSlash = (url: string) => url.replace(/\/+$/, '')
