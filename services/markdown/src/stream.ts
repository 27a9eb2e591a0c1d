import type { ElementContent, Root } from 'hast'
import type { Env, Token } from 'markdown-it'
import type { MarkdownOptions } from './options.ts'
import { parser } from './parser.ts'
import { decidedText } from './stream/decided-text.ts'
import { keepEqual } from './stream/keep-equal.ts'
import { continues, firstList, isLoose, joined, type OpenList } from './stream/open-list.ts'
import type { Notes } from './syntax/footnotes.ts'
import type { OpenEnv } from './syntax/open-end/open-end.ts'
import { buildTree } from './tree/build-tree.ts'
import type { OpenHeadings } from './tree/heading-levels.ts'
import { nodesOf } from './tree/nodes.ts'
import { safeTree } from './tree/safe-tree.ts'
import { markdownTree } from './tree.ts'

type Nodes = readonly ElementContent[]

/** Renders the next state of a text. `isOpen`: it is being written. */
type MarkdownStream = (text: string, isOpen: boolean) => Nodes

/** Changes a tree of the last blocks of a text. `isOpen`: the text is being written. */
type Mark = (tree: Root, text: string, isOpen: boolean) => void

/** What is not parsed again. */
interface Finished {
  /** The length of its text. */
  length: number
  blocks: Nodes
  headings: OpenHeadings
  /** The list after the blocks, and where it begins. */
  list: OpenList | null
  listStart: number
}

const nothing: Finished = { length: 0, blocks: [], headings: [], list: null, listStart: 0 }

/**
 * Creates the renderer of a text that grows. It parses a block, and an item of a list, until the next one has begun, and returns the same
 * node for it from then on. The end of an open text is completed. A text that is complete is rendered as a whole, as `markdownTree` does,
 * and keeps the nodes that are equal. A text that does not continue the one before is begun anew. `mark` changes each tree that was
 * built, once.
 */
export function createMarkdownStream(options: MarkdownOptions, mark: Mark = () => undefined): MarkdownStream {
  let finishedText = ''
  let finished = nothing
  let shown: Nodes = []

  const markedNodes = (tree: Root, text: string, isOpen: boolean): ElementContent[] => {
    mark(tree, text, isOpen)
    return nodesOf(tree)
  }

  return (text, isOpen) => {
    if (!isOpen || !text.startsWith(finishedText)) finished = nothing
    if (!isOpen) {
      finishedText = ''
      shown = keepEqual(shown, markedNodes(markdownTree(text, options), text, false))
      return shown
    }
    let read = readOpen(text.slice(finished.length), finished, options)
    if (!read) {
      finished = { ...finished, length: finished.listStart, list: null }
      read = readOpen(text.slice(finished.length), finished, options)
    }
    if (!read) throw new Error('A text without an open list continues none')
    const built = markedNodes(safeTree(read.nodes), text, true)
    const next = keepEqual(shown.slice(finished.blocks.length), finished.list ? joined(finished.list, built) : built)
    shown = [...finished.blocks, ...next]
    finished = finish(finished, read, next)
    finishedText = text.slice(0, finished.length)
    return shown
  }
}

/** Adds the finished blocks of what was read, or the finished items of its list. `next`: its nodes, with those of an open list. */
function finish(before: Finished, { length, blocks, headings, list }: Read, next: Nodes): Finished {
  const end = before.length + length
  if (blocks > 0) return { length: end, blocks: [...before.blocks, ...next.slice(0, blocks)], headings, list: null, listStart: end }
  const [node] = next
  if (!list || node?.type !== 'element') return before
  const children = node.children.slice(0, (before.list?.node.children.length ?? 0) + list.items)
  const open = { node: { ...node, children }, markup: list.markup, isLoose: list.isLoose }
  return { ...before, length: end, list: open, listStart: before.list ? before.listStart : before.length }
}

interface Read {
  nodes: ElementContent[]
  /** The length of the finished blocks or items at its start. */
  length: number
  blocks: number
  /** Those that are open behind the finished blocks. */
  headings: OpenHeadings
  /** The finished items of the list that it begins with, while no block is finished. */
  list: { items: number; markup: string; isLoose: boolean } | null
}

/**
 * Reads a text that is being written. Returns null when it does not continue the list. A block is finished when the first line of the
 * next one is complete. Links and notes that are defined may be those of any later block.
 */
function readOpen(text: string, { list: open, headings }: Finished, options: MarkdownOptions): Read | null {
  const source = decidedText(text)
  const env: Env & OpenEnv & Notes = { isOpen: true }
  const tokens = parser.parse(source, env)
  const list = firstList(tokens)
  if (open && !continues(list, open)) return null
  const ends = [...source.matchAll(/\r\n?|\n/g)].map(({ index, 0: end }) => index + end.length)
  let blocks = { line: 0, count: 0, headings }
  const onBlock = (token: Token, count: number, before: OpenHeadings) => {
    if (isBegun(token, ends.length)) blocks = { line: token.map?.[0] ?? 0, count, headings: before }
  }
  const nodes = buildTree(tokens, options, { headings, onBlock })
  const read = { nodes, length: 0, blocks: 0, headings, list: null }
  if (env.notes || env.references) return read
  const lengthTo = (line: number) => ends[line - 1] ?? 0
  if (blocks.count > 0) return { ...read, length: lengthTo(blocks.line), blocks: blocks.count, headings: blocks.headings }
  const items = list.filter(({ type, level }) => type === 'list_item_open' && level === 1)
  const last = items.findLastIndex((item) => isBegun(item, ends.length))
  const loose = open?.isLoose ?? isLoose(list)
  if (last < 1 || loose === undefined) return read
  return { ...read, length: lengthTo(items[last]?.map?.[0] ?? 0), list: { items: last, markup: list[0]?.markup ?? '', isLoose: loose } }
}

/**
 * Reports whether the lines that begin a block are complete. Those of a table are two. A formula, read as a block of code, needs its last
 * one.
 */
function isBegun({ type, map }: Token, completeLines: number): boolean {
  if (map === null) return false
  const [first, end] = map
  if (type === 'code_block') return end <= completeLines
  return first + (type === 'table_open' ? 2 : 1) <= completeLines
}
