import createMarkdownIt from 'markdown-it'
import type { Plugin } from 'vite'
import type { MarkdownText, TextSection } from '../src/lib/markdown-text.ts'

const parser = createMarkdownIt({ html: false, typographer: true, quotes: '“”‘’' })

/** The date of a text, in a paragraph of its own below the title. */
const datePattern = /^Last updated .*$/

/** Renders the Markdown of a page. Throws for a text without a title, for HTML in it, and for two sections with the same address. */
function readText(markdown: string): MarkdownText {
  const [head = '', ...parts] = markdown.split(/^## /m)
  const [, title = ''] = /^# (.+)$/m.exec(head) ?? []
  if (!title) throw new Error('a text begins with # and its title')
  const paragraphs = head
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => !paragraph.startsWith('# '))
  const updated = paragraphs.find((paragraph) => datePattern.test(paragraph))
  const intro = parser.render(paragraphs.filter((paragraph) => paragraph !== updated).join('\n\n'))
  const sections = parts.map(readSection)
  const ids = sections.map(({ id }) => id)
  const repeated = ids.find((id, index) => ids.indexOf(id) !== index)
  if (repeated) throw new Error(`two sections have the address #${repeated}`)
  return { title: withQuotes(title), ...(updated && { updated }), intro, sections }
}

function readSection(part: string): TextSection {
  const end = part.indexOf('\n')
  const title = withQuotes(part.slice(0, end).trim())
  return { id: addressOf(title), title, html: parser.render(part.slice(end + 1)) }
}

/** Titles are shown as text, so only their quotation marks are typographic. */
const withQuotes = (title: string) => title.replaceAll("'", '’')

const addressOf = (title: string) =>
  title
    .toLowerCase()
    .replaceAll(/[’']/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')

/** Makes `import { text } from './page.md'` the rendered text, so that browsers fetch no Markdown parser. */
export const markdownText: Plugin = {
  name: 'markdown-text',
  enforce: 'pre',
  transform: (code, id) => (id.endsWith('.md') ? { code: `export const text = ${JSON.stringify(readText(code))}`, map: null } : null),
}
