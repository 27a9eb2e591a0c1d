import createMarkdownIt, { type MarkdownIt } from 'markdown-it'
import sanitize from 'sanitize-html'

/** The most UTF-16 units that are rendered, about 2,000 words. The rest is cut. */
const maxLength = 12_000
/**
 * The most table cells. Markdown fills each row up to the widest one, so few characters can produce many cells: 12,000 characters produced
 * 65,000 cells, 670 kB of HTML and 300 ms of work.
 */
const maxCells = 2_000

const linkPattern = /^(?:https?:|mailto:)/i

const withTables = createParser(true)
const withoutTables = createParser(false)

/**
 * Renders Markdown as HTML that is safe to insert into a page: no raw HTML, no images, no styles, links to http, https and mailto only,
 * headings from h3. Takes at most about 40 ms on hostile text.
 */
export function markdownToHtml(markdown: string): string {
  const text = markdown.length > maxLength ? `${markdown.slice(0, maxLength).toWellFormed()}…` : markdown
  return sanitize((mayHaveManyCells(text) ? withoutTables : withTables).render(text), sanitizing).trim()
}

function createParser(tables: boolean): MarkdownIt {
  const parser = createMarkdownIt({ html: false })
  if (!tables) parser.disable('table')
  parser.validateLink = (url) => linkPattern.test(url)
  parser.renderer.rules.image = (tokens, index) => parser.utils.escapeHtml(tokens[index]?.content ?? '')
  return parser
}

function mayHaveManyCells(text: string): boolean {
  const lines = text.split('\n')
  const widest = lines.reduce((most, line) => Math.max(most, line.split('|').length), 0)
  return widest > 1 && widest * lines.length > maxCells
}

/** Heading levels in the output: the page has its own h1 and h2. */
const demoted: Record<string, string> = { h1: 'h3', h2: 'h4', h3: 'h5', h4: 'h6', h5: 'h6' }

/** The allowed tags and attributes, checked after the parser and independently of it. */
const sanitizing: sanitize.IOptions = {
  allowedTags: [
    'p',
    'br',
    'hr',
    'strong',
    'em',
    's',
    'code',
    'pre',
    'blockquote',
    'ul',
    'ol',
    'li',
    'a',
    'h3',
    'h4',
    'h5',
    'h6',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
  ],
  allowedAttributes: { a: ['href', 'rel', 'target'], ol: ['start'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  transformTags: {
    ...Object.fromEntries(Object.entries(demoted).map(([from, to]) => [from, sanitize.simpleTransform(to, {})])),
    a: (tagName, { href = '' }): sanitize.Tag => ({
      tagName,
      attribs: linkPattern.test(href) ? { href, rel: 'nofollow noopener noreferrer', target: '_blank' } : {},
    }),
  },
}
