export interface SocialLink {
  name: string
  url: string
}

let serverLinks: readonly SocialLink[] = []

/** Sets the links for server rendering, which has no page to read them from. */
export function setSocialLinks(links: readonly SocialLink[]) {
  serverLinks = links
}

/** Returns the product's pages on other sites, which the gateway writes into the page. */
export function socialLinks(): readonly SocialLink[] {
  if (typeof document === 'undefined') return serverLinks
  const list = document.querySelector<HTMLMetaElement>('meta[name="social-links"]')?.content
  return list ? JSON.parse(list) : []
}
