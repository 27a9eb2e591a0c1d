import { escapeHtml, htmlPage } from './html-page.ts'

/** The text of a mail, as plain text and as HTML. */
export interface EmailContent {
  subject: string
  text: string
  html: string
}

/** A paragraph, a highlighted word, or a link that is also shown as text. */
export type EmailPart = string | { highlight: string } | { link: string; label: string }

/** Renders the parts of a mail, one below the other. Every part is escaped. */
export function renderEmail(subject: string, parts: readonly EmailPart[]): EmailContent {
  const text = [...parts.map(textOf), '-- \nRostra'].join('\n\n')
  return { subject, text: `${text}\n`, html: htmlPage(subject, parts.map(htmlOf).join('\n')) }
}

function textOf(part: EmailPart): string {
  if (typeof part === 'string') return part
  return 'link' in part ? `${part.label}:\n${part.link}` : `    ${part.highlight}`
}

function htmlOf(part: EmailPart): string {
  if (typeof part === 'string') return `<p>${escapeHtml(part)}</p>`
  if ('highlight' in part) return `<p class="stands-out">${escapeHtml(part.highlight)}</p>`
  const link = escapeHtml(part.link)
  return `<p><a class="button" href="${link}">${escapeHtml(part.label)}</a></p>\n<p class="small">Or copy this address:<br><a href="${link}">${link}</a></p>`
}
