import type { Block } from '../../../domain/passages/block.ts'
import { type Shift, shiftedText, shiftOf } from '../formats/shifted-text.ts'
import { linearMath, type MathNode, mathNode } from '../office/math.ts'
import { createTables } from '../office/tables.ts'
import { type Attributes, attributeOf, isOn, valOf, walkXml } from '../office/xml.ts'
import type { FontCount } from '../old-fonts.ts'
import type { ReadingLimits } from '../reading-limits.ts'
import { createFields } from './fields.ts'
import type { NextLabel } from './numbering.ts'
import { fontOf, numberOf, type Styles } from './styles.ts'
import { symbolOf, withSymbols } from './symbols.ts'

interface Paragraph {
  text: string[]
  styleId: string
  numberingId: string | null
  listLevel: number | null
  /** From 0; null when only its style tells. */
  outlineLevel: number | null
  /** True when it is one with the next one: the mark between them is deleted, or it is a drop cap. */
  isJoined: boolean
  notes: string[]
}

interface Run {
  isHidden: boolean
  shift: Shift
  font: string
}

/** What a part of a document needs of the others. */
export interface BodyParts {
  styles: Styles
  nextLabel: NextLabel
  /** Returns the text of a footnote or an endnote; empty for none. */
  noteOf: (kind: 'footnote' | 'endnote', id: string) => string
  count: (characters: number) => void
  fonts: FontCount
}

/** Elements whose text is not shown: deleted text, former formats, the reading of a Chinese character, and a second form of a drawing. */
const dropped = new Set(
  'del moveFrom rt pPrChange rPrChange tblPrChange trPrChange tcPrChange sectPrChange numberingChange Fallback delInstrText'.split(' '),
)
/** Properties that have the name of an element whose text is not shown. */
const properties = new Set(['rPr', 'trPr'])
/** The parts of a paragraph's text whose end tells whether a raised number is a mark. Programs split a word into several. */
const partsBefore = 6

export interface Body {
  blocks: Block[]
  /** The texts of footnotes or endnotes by their ids, when the part has those. */
  notes: Map<string, string>
  hasBody: boolean
}

/** Reads a part of a Word document: its headings and paragraphs, tables as a line for each row, and footnotes after their paragraph. */
export function readBody(xml: string, { styles, nextLabel, noteOf, count, fonts }: BodyParts, limits: ReadingLimits): Body {
  const blocks: Block[] = []
  const notes = new Map<string, string>()
  const open: string[] = []
  const paragraphs: Paragraph[] = []
  const runs: Run[] = []
  /** For each open content control whether its content is no text: a placeholder, or a table of contents. */
  const controls: boolean[] = []
  const math: MathNode[] = []
  const fields = createFields()
  const tables = createTables()
  let skipped = 0
  let hasBody = false
  let carried: { text: string; notes: string[] } = { text: '', notes: [] }
  /** The numbering of the list that the last block is. */
  let lastList = ''
  let note = { id: '', start: 0 }
  let tableNotes: string[] = []

  const shownFont = () => runs.at(-1)?.font || styles(paragraphs.at(-1)?.styleId ?? '').font || styles.defaultFont
  const addText = (text: string) => {
    if (text === '' || runs.at(-1)?.isHidden || !fields.showText()) return
    count(text.length)
    fonts.add(shownFont(), text)
    fields.noteText()
    const written = paragraphs.at(-1)?.text
    written?.push(shiftedText(text, runs.at(-1)?.shift ?? null, written.slice(-partsBefore).join('')))
  }
  const addBlock = (level: number | null, text: string, list = '') => {
    const last = blocks.at(-1)
    if (list && list === lastList && last) last.text += `\n${text}`
    else blocks.push({ level, text, page: null })
    lastList = list
  }
  const addNotes = (texts: readonly string[]) => {
    for (const text of texts) if (text.trim()) addBlock(null, text)
  }
  const endParagraph = (paragraph: Paragraph) => {
    const style = styles(paragraph.styleId)
    const own = style.isHidden || style.isContents ? '' : paragraph.text.join('')
    const text = carried.text + own
    const allNotes = carried.notes
    for (const each of paragraph.notes) allNotes.push(each)
    if (paragraph.isJoined) {
      carried = { text, notes: allNotes }
      return
    }
    carried = { text: '', notes: [] }
    const level = paragraph.outlineLevel === null ? style.level : paragraph.outlineLevel < 9 ? paragraph.outlineLevel + 1 : null
    const numberingId = paragraph.numberingId ?? style.numberingId
    const isNumbered = numberingId !== '' && numberingId !== '0' && !style.isContents
    const label = isNumbered
      ? nextLabel({ numberingId, level: paragraph.listLevel, style: { id: paragraph.styleId, listLevel: style.listLevel } })
      : ''
    if (text.trim()) {
      const whole = label ? `${label} ${text.trimStart()}` : text
      if (!tables.add(whole)) addBlock(level, whole, level === null && label ? numberingId : '')
    }
    if (tables.add('')) {
      for (const each of allNotes) tableNotes.push(each)
    } else addNotes(allNotes)
  }
  const endTable = () => {
    const rows = tables.end()
    if (rows === null) return
    if (rows) addBlock(null, rows)
    addNotes(tableNotes)
    tableNotes = []
  }

  /** Notes a property of the open paragraph, run or control. */
  const readProperty = (name: string, parent: string | undefined, owner: string | undefined, attributes: Attributes) => {
    const paragraph = paragraphs.at(-1)
    const run = runs.at(-1)
    const value = valOf(attributes)
    if (parent === 'sdtPr') {
      if (name === 'showingPlcHdr' && isOn(attributes)) controls[controls.length - 1] = true
    } else if (name === 'docPartGallery' && parent === 'docPartObj') {
      if (/table of contents/i.test(value)) controls[controls.length - 1] = true
    } else if (parent === 'rPr' && owner === 'r' && run) {
      if (name === 'vanish' && isOn(attributes)) run.isHidden = true
      else if (name === 'rStyle') {
        const style = styles(value)
        run.isHidden ||= style.isHidden
        run.shift = style.shift
        run.font ||= style.font
      } else if (name === 'vertAlign') run.shift = shiftOf(value)
      else if (name === 'rFonts') run.font = fontOf(attributes) || run.font
    } else if (parent === 'rPr' && owner === 'pPr') {
      if (name === 'del' && paragraph) paragraph.isJoined = true
    } else if (parent === 'trPr' && (name === 'del' || (name === 'hidden' && isOn(attributes)))) tables.deleteRow()
    else if (parent === 'tcPr' && name === 'gridSpan') tables.spanColumns(numberOf(value) ?? 1)
    else if (!paragraph) return
    else if (parent === 'pPr' && name === 'pStyle') paragraph.styleId = value
    else if (parent === 'pPr' && name === 'framePr') paragraph.isJoined = ['drop', 'margin'].includes(attributeOf(attributes, 'dropCap'))
    else if (parent === 'pPr' && name === 'outlineLvl') paragraph.outlineLevel = numberOf(value)
    else if (parent === 'numPr' && name === 'numId') paragraph.numberingId = value
    else if (parent === 'numPr' && name === 'ilvl') paragraph.listLevel = numberOf(value)
  }
  const readField = (name: string, parent: string | undefined, attributes: Attributes) => {
    const type = attributeOf(attributes, 'fldCharType')
    if (name === 'fldChar' && type === 'begin') fields.begin()
    else if (name === 'fldChar' && type === 'separate') fields.separate()
    else if (name === 'fldChar' && type === 'end') addText(fields.end())
    else if (name === 'checkBox') fields.check(false)
    else if (parent === 'checkBox' && (name === 'default' || name === 'checked')) fields.check(isOn(attributes))
    else if (parent === 'ddList' && name === 'listEntry') fields.addEntry(valOf(attributes))
    else if (parent === 'ddList' && name === 'result') fields.choose(numberOf(valOf(attributes)) ?? 0)
  }
  const openElement = (name: string, attributes: Attributes) => {
    if (name === 'body') hasBody = true
    else if (name === 'p')
      paragraphs.push({ text: [], styleId: '', numberingId: null, listLevel: null, outlineLevel: null, isJoined: false, notes: [] })
    else if (name === 'r') runs.push({ isHidden: runs.at(-1)?.isHidden ?? false, shift: null, font: '' })
    else if (name === 'br' || name === 'cr') addText('\n')
    else if (name === 'noBreakHyphen') addText('-')
    else if (name === 'sym') addText(symbolOf(attributeOf(attributes, 'font'), attributeOf(attributes, 'char')))
    else if (name === 'footnoteReference' || name === 'endnoteReference') {
      if (!runs.at(-1)?.isHidden)
        paragraphs.at(-1)?.notes.push(noteOf(name === 'footnoteReference' ? 'footnote' : 'endnote', attributeOf(attributes, 'id')))
    } else if (name === 'footnote' || name === 'endnote') note = { id: attributeOf(attributes, 'id'), start: blocks.length }
    else if (name === 'tbl') tables.begin()
    else if (name === 'tr') tables.beginRow()
    else if (name === 'tc') tables.beginCell()
    else if (name === 'sdt') controls.push(false)
  }

  walkXml(xml, limits, {
    open: (name, attributes) => {
      const [parent, owner] = [open.at(-1), open.at(-2)]
      if (skipped > 0 || (dropped.has(name) && !properties.has(parent ?? '')) || (name === 'sdtContent' && controls.at(-1))) {
        skipped++
        return
      }
      if (math.length > 0 || name === 'oMath') {
        const node = mathNode(name, valOf(attributes))
        math.at(-1)?.children.push(node)
        math.push(node)
        return
      }
      open.push(name)
      if ((name === 'tab' || name === 'ptab') && parent === 'r') addText(' ')
      readProperty(name, parent, owner, attributes)
      readField(name, parent, attributes)
      openElement(name, attributes)
    },
    text: (text) => {
      if (skipped > 0) return
      const node = math.at(-1)
      if (node) node.text += node.name === 't' ? text : ''
      else if (open.at(-1) === 't') addText(withSymbols(text, runs.at(-1)?.font ?? ''))
      else if (open.at(-1) === 'instrText') fields.instruct(text)
    },
    close: (name) => {
      if (skipped > 0) {
        skipped--
        return
      }
      const node = math.pop()
      if (node) {
        if (math.length === 0) addText(linearMath(node))
        return
      }
      open.pop()
      if (name === 'p') {
        const paragraph = paragraphs.pop()
        if (paragraph) endParagraph(paragraph)
      } else if (name === 'r') runs.pop()
      else if (name === 'tc') tables.endCell()
      else if (name === 'tr') tables.endRow()
      else if (name === 'tbl') endTable()
      else if (name === 'sdt') controls.pop()
      else if (name === 'footnote' || name === 'endnote') {
        const texts = blocks.splice(note.start).map(({ text }) => text.trim())
        lastList = ''
        notes.set(note.id, texts.join('\n'))
      }
    },
  })
  if (carried.text.trim()) addBlock(null, carried.text)
  return { blocks, notes, hasBody }
}
