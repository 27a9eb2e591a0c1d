import type { WidgetLanguage } from '../../strings/personas/widget-words.ts'

export type EmbedVariant = 'script' | 'iframe'

/** The options of the script. The defaults add no attribute. */
export interface EmbedOptions {
  /** #rrggbb */
  color: string
  position: 'right' | 'left'
  greeting: string
  opensAtLoad: boolean
  /** Empty for the language of the page. */
  language: WidgetLanguage | ''
}

export const defaultColor = '#4f46e5'
export const maxGreetingLength = 120

const attribute = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replace(/\s+/g, ' ')

interface Embedded {
  origin: string
  slug: string
  /** The accessible name of the frame. */
  title: string
  options: EmbedOptions
}

/** Returns the HTML to paste into a page. Title and greeting are escaped. */
export function embedCode(variant: EmbedVariant, { origin, slug, title, options }: Embedded): string {
  if (variant === 'script')
    return `<script src="${origin}/embed.js" data-persona="${attribute(slug)}"${attributesOf(options)} async></script>`
  return [
    `<iframe src="${origin}/embed/${encodeURIComponent(slug)}"`,
    `  title="${attribute(title)}"`,
    '  width="400" height="600" frameborder="0" loading="lazy" referrerpolicy="strict-origin" allow="clipboard-write"',
    '  sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox"></iframe>',
  ].join('\n')
}

function attributesOf({ color, position, greeting, opensAtLoad, language }: EmbedOptions): string {
  const attributes: string[] = []
  if (color.toLowerCase() !== defaultColor) attributes.push(`data-color="${attribute(color.toLowerCase())}"`)
  if (position === 'left') attributes.push('data-position="left"')
  if (greeting.trim()) attributes.push(`data-greeting="${attribute(greeting.trim())}"`)
  if (opensAtLoad) attributes.push('data-open')
  if (language) attributes.push(`data-lang="${language}"`)
  return attributes.map((text) => ` ${text}`).join('')
}
