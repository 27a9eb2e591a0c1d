import type { Element, ElementContent } from 'hast'
import { addText, element } from './nodes.ts'

/** The deepest element. What is deeper stands in the one above, and deeper tags are text, so that no renderer runs out of stack. */
const deepest = 80

/** Elements that hold blocks, whose text needs a paragraph. */
const holders = new Set(['root', 'blockquote', 'li', 'details', 'div'])

/** Tags that are complete without their end: a text that is being written ends within them. */
const endsAlone = new Set(['details', 'summary'])

type Finish = (node: Element) => ElementContent[]

interface Open {
  /** Below the deepest element it is that element. */
  node: Element
  /** Why it is open: Markdown, an HTML tag, or text between blocks, which needs a paragraph. */
  by: 'markdown' | 'tag' | 'text'
  /** The tag, as it was written. */
  source: string
  /** Returns the nodes that replace the complete element. */
  finish: Finish | null
}

/** The elements that are open while a tree is built, from the outermost to the innermost. */
export interface OpenElements {
  open: (node: Element, finish?: Finish) => void
  /** Completes the innermost element that Markdown opened. A tag within it that nothing ends is text. */
  close: () => void
  add: (nodes: ElementContent[]) => void
  addText: (text: string) => void
  /** Opens a paragraph where blocks are expected. */
  openLoose: () => void
  endLoose: () => void
  openTag: (node: Element, source: string) => void
  /** Completes the element that a tag opened. Returns false when none of this name is open. */
  closeTag: (name: string) => boolean
  /** Completes all and returns what is in none. */
  end: () => ElementContent[]
  top: () => Element
}

export function openElements(): OpenElements {
  const root = element('root')
  const stack: Open[] = [{ node: root, by: 'markdown', source: '', finish: null }]
  const top = () => stack.at(-1)?.node ?? root

  const add = (nodes: ElementContent[]) => {
    const { children } = top()
    for (const node of nodes) {
      if (node.type === 'text') addText(children, node.value)
      else children.push(node)
    }
  }
  const push = (node: Element, by: Open['by'], source = '', finish: Finish | null = null) => stack.push({ node, by, source, finish })
  const complete = (isEnded = true) => {
    const open = stack.length > 1 ? stack.pop() : undefined
    if (!open) return
    const { node, by, source, finish } = open
    if (node === top()) return
    const isText = by === 'tag' && !isEnded && !endsAlone.has(node.tagName)
    if (isText) add([{ type: 'text', value: source }, ...node.children])
    else add(finish ? finish(node) : [node])
  }
  /** Completes what is open within the element at a place of the stack. */
  const endAbove = (index: number) => {
    while (stack.length - 1 > index) complete(false)
  }
  const endLoose = () => {
    const index = stack.findLastIndex(({ by }) => by !== 'tag')
    if (stack[index]?.by === 'text') endAbove(index - 1)
  }

  return {
    open: (node, finish) => push(stack.length < deepest || finish ? node : top(), 'markdown', '', finish),
    close: () => {
      endAbove(stack.findLastIndex(({ by }) => by === 'markdown'))
      complete()
    },
    add,
    addText: (text) => addText(top().children, text),
    openLoose: () => {
      if (holders.has(top().tagName)) push(element('p'), 'text')
    },
    endLoose,
    openTag: (node, source) => {
      if (stack.length < deepest) push(node, 'tag', source)
      else addText(top().children, source)
    },
    closeTag: (name) => {
      const index = stack.findLastIndex(({ node, by }) => by === 'markdown' || (by === 'tag' && node.tagName === name))
      if (stack[index]?.by !== 'tag') return false
      endAbove(index)
      complete()
      return true
    },
    end: () => {
      endAbove(0)
      return root.children
    },
    top,
  }
}
