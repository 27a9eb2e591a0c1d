import type { Persona__Output } from '@rostra/proto/gen/rostra/persona/v1/Persona'
import { escapeHtml } from '../html/escape-html.ts'
import { plainText } from './plain-text.ts'
import { height, width } from './preview/preview-size.ts'

const site = 'Rostra'

/** Returns the title of a persona's page and its Open Graph and Twitter tags, as HTML for the page's head. Links begin with the public URL. */
export function shareTags(persona: Pick<Persona__Output, 'slug' | 'name' | 'description'>, publicUrl: string): string {
  const [name, description] = [plainText(persona.name), plainText(persona.description)]
  const url = new URL(`/persona/${encodeURIComponent(persona.slug.toWellFormed())}`, publicUrl).href
  const image = `${url}/preview.png`
  const properties = {
    'og:title': name,
    'og:description': description,
    'og:type': 'website',
    'og:url': url,
    'og:site_name': site,
    'og:image': image,
    'og:image:type': 'image/png',
    'og:image:width': width,
    'og:image:height': height,
    'og:image:alt': `${name} on ${site}`,
  }
  const names = {
    description,
    'twitter:card': 'summary_large_image',
    'twitter:title': name,
    'twitter:description': description,
    'twitter:image': image,
  }
  const metas = (attribute: string, tags: Record<string, string | number>) =>
    Object.entries(tags).map(([key, content]) => `<meta ${attribute}="${key}" content="${escapeHtml(String(content))}" />`)
  return [
    `<title>${escapeHtml(`${name} · ${site}`)}</title>`,
    `<link rel="canonical" href="${escapeHtml(url)}" />`,
    ...metas('name', names),
    ...metas('property', properties),
  ].join('\n    ')
}
