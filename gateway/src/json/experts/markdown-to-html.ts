import { markdownHtml } from '@rostra/markdown/html'
import type { MarkdownWords } from '@rostra/markdown/options'

/** The most UTF-16 units that are rendered, about 2,000 words. The rest is cut. */
const maxLength = 12_000

const words: MarkdownWords = {
  notes: 'Footnotes',
  backToMark: (number) => `Back to mark ${number}`,
  done: 'Done',
  open: 'Not done',
}

/**
 * Renders Markdown as HTML that is safe to insert into a page, with headings from h3 by default, since the page of
 * 360° has its own h1 and h2. `idPrefix` begins the ids of its footnotes.
 */
export function markdownToHtml(markdown: string, idPrefix: string, topHeading = 3): string {
  const text = markdown.length > maxLength ? `${markdown.slice(0, maxLength).toWellFormed()}…` : markdown
  return markdownHtml(text, { words, idPrefix, topHeading })
}
