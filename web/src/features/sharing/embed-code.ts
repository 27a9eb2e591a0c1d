export type EmbedVariant = 'script' | 'iframe'

const attribute = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replace(/\s+/g, ' ')

interface Embedded {
  origin: string
  slug: string
  /** The accessible name of the frame. */
  title: string
}

/** Returns the HTML to paste into a page. The title is escaped. */
export function embedCode(variant: EmbedVariant, { origin, slug, title }: Embedded): string {
  if (variant === 'script') return `<script src="${origin}/embed.js" data-persona="${attribute(slug)}" async></script>`
  return [
    `<iframe src="${origin}/embed/${encodeURIComponent(slug)}"`,
    `  title="${attribute(title)}"`,
    '  width="400" height="600" frameborder="0" loading="lazy" referrerpolicy="strict-origin" allow="clipboard-write"',
    '  sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox"></iframe>',
  ].join('\n')
}
