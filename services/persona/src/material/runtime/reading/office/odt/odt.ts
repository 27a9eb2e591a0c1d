import type { Block } from '../../../../domain/passages/block.ts'
import { type Shift, shiftedText } from '../../formats/shifted-text.ts'
import type { ReadingLimits } from '../../reading-limits.ts'
import { unreadable } from '../../reasons.ts'
import { createTables } from '../tables.ts'
import { type Attributes, attributeOf, decodeXml, isTrue, walkXml } from '../xml.ts'
import { openZip } from '../zip-file.ts'
import { createOdtLists } from './lists.ts'
import { equationOf } from './odt-math.ts'
import { createOdtStyles } from './styles.ts'

/** A cell, or the place of one over which another one goes. */
const isCell = (name: string): boolean => name === 'table-cell' || name === 'covered-table-cell'

const kind = 'an OpenDocument text'
/** Elements whose text is not shown with the text around them. */
const dropped = new Set(
  'tracked-changes annotation annotation-end ruby-text table-of-content alphabetical-index illustration-index table-index sequence-decls variable-decls user-field-decls forms note-citation tab-stops'.split(
    ' ',
  ),
)
/**
 * The texts of a picture for those who do not see it, and automatic numbers as text. A field of the document's title has one of these names
 * too.
 */
const droppedQualified = new Set(['svg:title', 'svg:desc', 'text:number'])
const mostBlanks = 100
/** The parts of a paragraph's text whose end tells whether a raised number is a mark. */
const partsBefore = 6

interface Paragraph {
  text: string[]
  isHidden: boolean
  level: number | null
  /** The number of a heading; empty for none. */
  label: string
  notes: string[]
}

/** Returns the headings and paragraphs of an OpenDocument text, tables as a line for each row, and footnotes after their paragraph. */
export async function blocksOfOdt(content: Uint8Array, limits: ReadingLimits, count: (characters: number) => void): Promise<Block[]> {
  const zip = openZip(content, limits, kind)
  if (zip.has('META-INF/manifest.xml') && decodeXml(zip.read('META-INF/manifest.xml')).includes('encryption-data'))
    throw unreadable.password()
  if (!zip.has('content.xml')) throw unreadable.damaged(kind, 'no content')
  const blocks: Block[] = []
  const paragraphs: Paragraph[] = []
  const tables = createTables()
  /** The texts of notes that are open. */
  const notes: string[][] = []
  const styles = createOdtStyles()
  /** Where the text of each open element stands that has a style. */
  const shifts: Shift[] = []
  const lists = createOdtLists()
  let skipped = 0
  let mark = ''
  let tableNotes: string[] = []
  /** The last block of items of a list. */
  let listBlock: Block | undefined

  const readStyle = (name: string, attributes: Attributes) => {
    styles.read(name, attributes)
    lists.readStyle(name, attributes)
  }
  const add = (text: string) => {
    count(text.length)
    const written = paragraphs.at(-1)?.text
    written?.push(shiftedText(text, shifts.at(-1) ?? null, written.slice(-partsBefore).join('')))
  }
  const endParagraph = ({ text, isHidden, level, label, notes: own }: Paragraph) => {
    if (isHidden) return
    const whole = text.join('')
    const note = notes.at(-1)
    if (note) {
      if (whole.trim()) note.push(whole)
      return
    }
    const isItem = mark !== '' && whole.trim() !== ''
    const marked = isItem ? `${mark}${whole}` : whole.trim() && label ? `${label} ${whole}` : whole
    if (whole.trim()) mark = ''
    if (tables.add(marked)) {
      for (const each of own) tableNotes.push(each)
      return
    }
    if (isItem && lists.isOpen() && listBlock && blocks.at(-1) === listBlock) listBlock.text += `\n${marked}`
    else if (marked.trim()) {
      const block: Block = { level, text: marked, page: null }
      blocks.push(block)
      if (isItem && level === null) listBlock = block
    }
    for (const each of own) blocks.push({ level: null, text: each, page: null })
  }
  const openElement = (name: string, attributes: Attributes) => {
    if (name === 'p' || name === 'h') {
      const level = name === 'h' ? Number(attributeOf(attributes, 'outline-level')) || 1 : null
      const styleName = attributeOf(attributes, 'style-name')
      shifts.push(styles.shift(styleName) ?? null)
      const list = styles.list(styleName)
      const isNumbered = level !== null && !lists.isOpen() && list !== ''
      const itemLabel = lists.itemLabel(list ?? '')
      if (itemLabel) mark = `${itemLabel} `
      paragraphs.push({ text: [], isHidden: false, level, label: isNumbered ? lists.headingLabel(attributes) : '', notes: [] })
    } else if (name === 'span') shifts.push(styles.shift(attributeOf(attributes, 'style-name')) ?? shifts.at(-1) ?? null)
    else if (name === 's') add(' '.repeat(Math.min(Number(attributeOf(attributes, 'c')) || 1, mostBlanks)))
    else if (name === 'tab') add(' ')
    else if (name === 'line-break') add('\n')
    else if (name === 'object') add(equationOf(zip, attributeOf(attributes, 'href'), limits))
    else if (name === 'note') notes.push([])
    else if (name === 'table') tables.begin()
    else if (name === 'table-row') tables.beginRow()
    else if (isCell(name)) {
      tables.beginCell()
      tables.spanColumns(Number(attributeOf(attributes, 'number-columns-repeated')) || 1)
    } else if (name === 'list') lists.openList(attributes)
    else if (name === 'list-item' || name === 'list-header') lists.openItem(attributes, name === 'list-item')
  }
  if (zip.has('styles.xml')) readSharedStyles(decodeXml(zip.read('styles.xml')), limits, readStyle)
  walkXml(decodeXml(zip.read('content.xml')), limits, {
    open: (name, attributes, qualified) => {
      const isHidden = styles.isHidden(attributeOf(attributes, 'style-name')) || hides(attributes)
      const paragraph = paragraphs.at(-1)
      if (name === 'hidden-paragraph' && isHidden && paragraph) paragraph.isHidden = true
      readStyle(name, attributes)
      if (skipped > 0 || dropped.has(name) || droppedQualified.has(qualified) || (isHidden && name !== 'text-properties')) skipped++
      else openElement(name, attributes)
    },
    text: (text) => {
      if (skipped === 0 && paragraphs.length > 0) add(text.replace(/\s+/g, ' '))
    },
    close: (name) => {
      if (skipped > 0) {
        skipped--
        return
      }
      if (name === 'span') shifts.pop()
      else if (name === 'p' || name === 'h') {
        shifts.pop()
        const paragraph = paragraphs.pop()
        if (paragraph) endParagraph(paragraph)
      } else if (name === 'note') {
        const text = notes.pop()?.join('\n')
        if (text) paragraphs.at(-1)?.notes.push(text)
      } else if (isCell(name)) tables.endCell()
      else if (name === 'table-row') tables.endRow()
      else if (name === 'table') {
        const rows = tables.end()
        if (rows) blocks.push({ level: null, text: rows, page: null })
        if (rows !== null) {
          for (const each of tableNotes) blocks.push({ level: null, text: each, page: null })
          tableNotes = []
        }
      } else if (name === 'list-item' || name === 'list-header') {
        lists.closeItem()
        mark = ''
      } else if (name === 'list') lists.closeList()
    },
  })
  return blocks
}

/** Reads the styles that have a name of their own. The others are those of page headers, and called as those of the text may be. */
function readSharedStyles(xml: string, limits: ReadingLimits, readStyle: (name: string, attributes: Attributes) => void): void {
  let isShared = false
  walkXml(xml, limits, {
    open: (name, attributes) => {
      if (name === 'styles') isShared = true
      if (isShared) readStyle(name, attributes)
    },
    text: () => undefined,
    close: (name) => {
      if (name === 'styles') isShared = false
    },
  })
}

/** Whether an element is hidden by itself, or by its condition when the document was stored. */
const hides = (attributes: Attributes): boolean =>
  attributeOf(attributes, 'display') === 'none' ||
  isTrue(attributes, 'is-hidden') ||
  ['collapse', 'filter'].includes(attributeOf(attributes, 'visibility'))
