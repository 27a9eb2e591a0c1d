import type { MarkdownIt } from 'markdown-it'

const mark = /^\[([ xX])\][ \t]+(?=\S)/

/** Reads `[ ]` and `[x]` at the start of a list item: the `paragraph_open` token gets `meta.isDone`, and the text begins after the mark. */
export function taskItems(parser: MarkdownIt): void {
  parser.core.ruler.before('inline', 'task_items', ({ tokens }) => {
    for (const [index, token] of tokens.entries()) {
      const [item, paragraph] = [tokens[index - 2], tokens[index - 1]]
      if (token.type !== 'inline' || paragraph?.type !== 'paragraph_open' || item?.type !== 'list_item_open') continue
      const found = mark.exec(token.content)
      if (!found) continue
      paragraph.meta = { isDone: found[1] !== ' ' }
      token.content = token.content.slice(found[0].length)
    }
  })
}
