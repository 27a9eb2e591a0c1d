import MarkdownIt from 'markdown-it'
import type { Block } from '../../../domain/passages/block.ts'
import { createHtmlReader } from './html/html-blocks.ts'

const markdown = new MarkdownIt({ html: true })

/** Settings between two lines of `---` at the beginning, which no reader sees. */
const frontMatter = /^---\n(?:[^\n]{0,1000}\n){0,200}?---(?:\n|$)/

/** Returns the headings and paragraphs of a Markdown text as a reader sees them: without its HTML tags, comments and hidden elements. */
export function blocksOfMarkdown(text: string, count: (characters: number) => void): Block[] {
  const source = text.replace(/\r\n?/g, '\n').replaceAll('\u0000', '').replace(frontMatter, '')
  const html = createHtmlReader(count)
  const environment = {}
  const tokens = [] as ReturnType<typeof markdown.parse>
  // The spans of one block at a time: all of them together take more than ten times the memory of the text.
  markdown.block.parse(source, markdown, environment, tokens)
  for (const token of tokens)
    html.write(
      token.type === 'inline'
        ? markdown.renderer.renderInline(markdown.parseInline(token.content, environment)[0]?.children ?? [], markdown.options, environment)
        : markdown.renderer.render([token], markdown.options, environment),
    )
  return html.end()
}
