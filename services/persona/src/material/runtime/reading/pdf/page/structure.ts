import { type Engine, readUtf16 } from './pdfium.ts'

/** What a tagged PDF says of a text (ISO 32000-1, 14.8.4). Numbers are those of the page, from 1. */
export interface Tag {
  /** The paragraph, heading or item of a list. */
  block: number
  /** From 1 for a heading of the first level; null for others. */
  level: number | null
  /** The row and the cell of a table; 0 for none. */
  row: number
  cell: number
  /** The place of the cell in its row, from 0. */
  column: number
  /** True in a table of contents. */
  isContents: boolean
}

const deepest = 100
const mostElements = 50_000
const blocks = new Set(['P', 'LI', 'Caption', 'Title', 'Note', 'FENote', 'TOCI', 'Code', 'Formula'])
/** Elements whose paragraphs are one block with them. */
const wholes = new Set(['LI', 'TD', 'TH', 'Note', 'FENote', 'TOCI'])

/** Reads the structure of a page: the tag of each marked-content id. Empty when it is not tagged. */
export function readStructure(engine: Engine, page: number): Map<number, Tag> {
  const { calls } = engine
  const tags = new Map<number, Tag>()
  const tree = calls.FPDF_StructTree_GetForPage(page)
  if (tree === 0) return tags
  let elements = 0
  let lastBlock = 0
  let lastRow = 0
  let lastCell = 0
  const cellsOfRow = new Map<number, number>()

  const walk = (element: number, outer: Tag, isWhole: boolean, depth: number) => {
    if (element === 0 || depth > deepest || ++elements > mostElements) return
    const type = readUtf16(engine, (buffer, bytes) => calls.FPDF_StructElement_GetType(element, buffer, bytes))
    const tag = { ...outer }
    const heading = /^H([1-6])?$/.exec(type)
    if (heading) tag.level = Number(heading[1] ?? 1)
    if (type === 'Title') tag.level = 1
    if (heading || (blocks.has(type) && !(type === 'P' && isWhole))) tag.block = ++lastBlock
    if (type === 'TR') tag.row = ++lastRow
    if (type === 'TD' || type === 'TH') {
      tag.cell = ++lastCell
      tag.column = cellsOfRow.get(tag.row) ?? 0
      cellsOfRow.set(tag.row, tag.column + 1)
    }
    if (type === 'TOC') tag.isContents = true
    const count = calls.FPDF_StructElement_GetMarkedContentIdCount(element)
    for (let index = 0; index < count; index++) {
      const id = calls.FPDF_StructElement_GetMarkedContentIdAtIndex(element, index)
      if (id >= 0) tags.set(id, tag.block === 0 ? { ...tag, block: ++lastBlock } : tag)
    }
    const children = calls.FPDF_StructElement_CountChildren(element)
    for (let index = 0; index < children; index++)
      walk(calls.FPDF_StructElement_GetChildAtIndex(element, index), tag, isWhole || wholes.has(type), depth + 1)
  }
  const outermost: Tag = { block: 0, level: null, row: 0, cell: 0, column: 0, isContents: false }
  const children = calls.FPDF_StructTree_CountChildren(tree)
  for (let index = 0; index < children; index++) walk(calls.FPDF_StructTree_GetChildAtIndex(tree, index), outermost, false, 0)
  calls.FPDF_StructTree_Close(tree)
  return tags
}
