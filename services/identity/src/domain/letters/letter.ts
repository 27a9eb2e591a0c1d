import { escaped, page } from './page.ts'

/** What a mail says, as plain text and as HTML. */
export interface Letter {
  subject: string
  text: string
  html: string
}

/** A paragraph, something that stands out, or a link with its address written out. */
export type Part = string | { standsOut: string } | { link: string; label: string }

/** Puts parts together, each by itself; whatever they hold is text, never markup. */
export function letter(subject: string, parts: readonly Part[]): Letter {
  const text = [...parts.map(plain), '-- \nRostra'].join('\n\n')
  return { subject, text: `${text}\n`, html: page(subject, parts.map(marked).join('\n')) }
}

function plain(part: Part): string {
  if (typeof part === 'string') return part
  return 'link' in part ? `${part.label}:\n${part.link}` : `    ${part.standsOut}`
}

function marked(part: Part): string {
  if (typeof part === 'string') return `<p>${escaped(part)}</p>`
  if ('standsOut' in part) return `<p class="stands-out">${escaped(part.standsOut)}</p>`
  const link = escaped(part.link)
  return `<p><a class="button" href="${link}">${escaped(part.label)}</a></p>\n<p class="small">Or copy this address:<br><a href="${link}">${link}</a></p>`
}
