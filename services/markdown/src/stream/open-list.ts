import type { Element, ElementContent } from 'hast'
import type { Token } from 'markdown-it'

/** A list that is being written, whose finished items are not parsed again. The text goes on with its next item. */
export interface OpenList {
  /** The list with its finished items. */
  node: Element
  /** Its mark. Another one begins another list. */
  markup: string
  /** Whether its items hold paragraphs, because a blank line is between two of them or in one. */
  isLoose: boolean
}

const isParagraph = ({ type, level }: Token) => level === 2 && (type === 'paragraph_open' || type === 'paragraph_close')

/** Returns the tokens of the list that a text begins with. Empty for none. */
export function firstList(tokens: readonly Token[]): readonly Token[] {
  const [first] = tokens
  if (first?.type !== 'bullet_list_open' && first?.type !== 'ordered_list_open') return []
  return tokens.slice(0, tokens.findIndex(({ level, nesting }) => level === 0 && nesting === -1) + 1)
}

/** Whether a list is loose. Undefined when nothing in it shows that. */
export function isLoose(list: readonly Token[]): boolean | undefined {
  const paragraphs = list.filter(isParagraph)
  return paragraphs.length === 0 ? undefined : paragraphs.some(({ hidden }) => !hidden)
}

/**
 * Makes the items of a list those of an open one, which may be loose. Returns false when they are not, or make it loose: then the
 * finished items are other ones too.
 */
export function continues(list: readonly Token[], open: OpenList): boolean {
  if (list[0]?.markup !== open.markup || (isLoose(list) && !open.isLoose)) return false
  if (open.isLoose) for (const token of list.filter(isParagraph)) token.hidden = false
  return true
}

/** Adds the items of the first of some nodes to an open list. */
export function joined(open: OpenList, [first, ...others]: ElementContent[]): ElementContent[] {
  const items = first?.type === 'element' ? first.children : []
  return [{ ...open.node, children: [...open.node.children, ...items] }, ...others]
}
