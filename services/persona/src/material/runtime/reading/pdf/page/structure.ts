import { type Columns, createColumns } from '../../formats/columns.ts'
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
  /** The place of the cell in its row, from 0, and the number of columns over which it goes. */
  column: number
  span: number
  /** True in a table of contents. */
  isContents: boolean
}

const deepest = 100
const mostElements = 50_000
const blocks = new Set(['P', 'LI', 'Caption', 'Title', 'Note', 'FENote', 'TOCI', 'Code', 'Formula'])
/** Elements whose paragraphs are one block with them. */
const wholes = new Set(['LI', 'TD', 'TH', 'Note', 'FENote', 'TOCI'])

/** Returns over how many columns or rows a cell goes (ISO 32000-1, table 349). */
function readSpan(engine: Engine, element: number, name: string): number {
  const { calls, buffer } = engine
  const count = Math.min(calls.FPDF_StructElement_GetAttributeCount(element), deepest)
  for (let index = 0; index < count; index++) {
    const value = calls.FPDF_StructElement_Attr_GetValue(calls.FPDF_StructElement_GetAttributeAtIndex(element, index), name)
    if (value !== 0 && calls.FPDF_StructElement_Attr_GetNumberValue(value, buffer)) return Math.max(1, engine.float(0))
  }
  return 1
}

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

  const walk = (element: number, outer: Tag, isWhole: boolean, depth: number, outerColumns: Columns) => {
    if (element === 0 || depth > deepest || ++elements > mostElements) return
    const type = readUtf16(engine, (buffer, bytes) => calls.FPDF_StructElement_GetType(element, buffer, bytes))
    const tag = { ...outer }
    const heading = /^H([1-6])?$/.exec(type)
    if (heading) tag.level = Number(heading[1] ?? 1)
    if (type === 'Title') tag.level = 1
    if (heading || (blocks.has(type) && !(type === 'P' && isWhole))) tag.block = ++lastBlock
    const columns = type === 'Table' ? createColumns() : outerColumns
    if (type === 'TR') {
      tag.row = ++lastRow
      columns.beginRow()
    }
    if (type === 'TD' || type === 'TH') {
      tag.cell = ++lastCell
      tag.span = readSpan(engine, element, 'ColSpan')
      tag.column = columns.next(tag.span, readSpan(engine, element, 'RowSpan'))
    }
    if (type === 'TOC') tag.isContents = true
    const count = calls.FPDF_StructElement_GetMarkedContentIdCount(element)
    for (let index = 0; index < count; index++) {
      const id = calls.FPDF_StructElement_GetMarkedContentIdAtIndex(element, index)
      if (id >= 0) tags.set(id, tag.block === 0 ? { ...tag, block: ++lastBlock } : tag)
    }
    const children = calls.FPDF_StructElement_CountChildren(element)
    for (let index = 0; index < children; index++)
      walk(calls.FPDF_StructElement_GetChildAtIndex(element, index), tag, isWhole || wholes.has(type), depth + 1, columns)
  }
  const outermost: Tag = { block: 0, level: null, row: 0, cell: 0, column: 0, span: 1, isContents: false }
  const children = calls.FPDF_StructTree_CountChildren(tree)
  for (let index = 0; index < children; index++)
    walk(calls.FPDF_StructTree_GetChildAtIndex(tree, index), outermost, false, 0, createColumns())
  calls.FPDF_StructTree_Close(tree)
  return tags
}
