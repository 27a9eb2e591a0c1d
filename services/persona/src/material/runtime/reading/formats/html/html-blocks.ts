import { type Handler, Parser } from 'htmlparser2'
import type { Block } from '../../../../domain/passages/block.ts'
import { betweenLines, inOneLine } from '../between-lines.ts'
import { type Columns, createColumns } from '../columns.ts'
import { type Shift, shiftedText } from '../shifted-text.ts'
import { createHtmlMath, type HtmlMath } from './html-math.ts'
import { createListMarks } from './list-marks.ts'

/** Elements whose text a reader does not see. */
const unseen = new Set(
  'script style template head title noscript iframe object svg select audio video canvas rt rp annotation annotation-xml'.split(' '),
)
/** Elements that begin and end a paragraph. In a list or a table they begin a line. */
const paragraphs = new Set(
  'p div section article header footer main aside nav blockquote figure figcaption details summary address center form fieldset dl dt dd hr pre h1 h2 h3 h4 h5 h6'.split(
    ' ',
  ),
)
/** Elements that are one paragraph as a whole, with a line for each item or row. */
const lists = new Set(['ul', 'ol', 'table'])
const lines = new Set(['li', 'tr', 'br'])
/** The parts of a text whose end tells whether a raised number is a mark. */
const partsBefore = 6
/** Around text whose line breaks count, as in Markdown. */
const fence = '```'
const cells = new Set(['td', 'th'])
const hiding =
  /(?:^|;)(?:display:none|visibility:(?:hidden|collapse)|opacity:0(?:\.0*)?(?![.\d])|font-size:0(?:\.0*)?(?:[a-z]+|%)?(?=$|[;!]))/i

/** What HTML is written to, in parts. */
export interface HtmlReader {
  write: (html: string) => void
  end: () => Block[]
}

/**
 * Creates a reader of HTML that returns the headings and paragraphs that a person sees. `count` gets the characters of each text.
 * `isXhtml`: an element that ends itself, such as `<script/>`, has no content.
 */
export function createHtmlReader(count: (characters: number) => void, isXhtml = false): HtmlReader {
  const blocks: Block[] = []
  let text: string[] = []
  let level: number | null = null
  /** Elements that are open inside of a hidden one, which is counted too. */
  let hidden = 0
  /** The lists and tables that are open. */
  const openLists = createListMarks()
  let cellDepth = 0
  /** The open tables, each with the column of the last cell of its row. */
  const tables: { columns: Columns; last: number }[] = []
  /** The ends of cells before the text that follows in a row. */
  let gaps = 0
  let preDepth = 0
  let lineIsEmpty = true
  /** The parts of the text before the line. */
  let lineStart = 0
  let math: HtmlMath | null = null
  /** Where the text of each open element stands that is raised or lowered. */
  const shifts: Shift[] = []
  let isNoteLink = false
  /** Whether the text ends with a line break of the source. */
  let isBroken = false

  const endBlock = () => {
    const whole = text.join('')
    if (whole.trim()) blocks.push({ level, text: whole, page: null })
    text = []
    level = null
    lineIsEmpty = true
    lineStart = 0
    isBroken = false
  }
  const endLine = () => {
    // A row is one line, whatever its cells hold.
    if (!lineIsEmpty) text.push(cellDepth === 0 ? '\n' : ' ')
    if (cellDepth === 0) lineIsEmpty = true
    lineStart = text.length
    isBroken = false
  }
  const endParagraph = () => {
    if (openLists.isOpen()) endLine()
    else endBlock()
  }

  const addGaps = () => {
    if (gaps > 0) text.push(' | '.repeat(gaps))
    gaps = 0
  }
  const beginCell = ({ colspan, rowspan }: Readonly<Record<string, string>>) => {
    const table = tables.at(-1)
    if (table) {
      const column = table.columns.next(Number(colspan), Number(rowspan))
      gaps += column - table.last
      table.last = column
    }
    cellDepth++
  }
  const beginRow = () => {
    const table = tables.at(-1)
    if (!table) return
    table.columns.beginRow()
    table.last = 0
  }
  const endRow = () => {
    if (!lineIsEmpty) addGaps()
    gaps = 0
  }
  const addText = (shown: string) => {
    if (lineIsEmpty && !shown.trim()) return
    addGaps()
    text.push(lineIsEmpty && preDepth === 0 ? shown.trimStart() : shown)
    lineIsEmpty = preDepth > 0 && shown.endsWith('\n')
  }
  const dropBlanks = () => {
    for (let last = text.at(-1); last !== undefined && text.length > lineStart && last !== last.trimEnd(); last = text.at(-1)) {
      text.pop()
      if (last.trim()) text.push(last.trimEnd())
    }
  }
  const endList = () => {
    for (const [place, mark] of openLists.close()) text[place] = mark
    endParagraph()
  }
  const endCode = () => {
    if (preDepth === 1) {
      endLine()
      text.push(fence)
    }
    preDepth = Math.max(0, preDepth - 1)
  }

  const handler: Partial<Handler> = {
    onopentag: (name, attributes) => {
      if (hidden > 0 || unseen.has(name) || isHidden(name, attributes)) {
        hidden++
        return
      }
      if (name === 'math') math = createHtmlMath()
      if (math) addText(math.open(name))
      if (name === 'sup' || name === 'sub') shifts.push(name === 'sup' ? 'raised' : 'lowered')
      if (name === 'a') isNoteLink = attributes['epub:type'] === 'noteref' || attributes.role === 'doc-noteref'
      if (name === 'textarea') addText(' ')
      if (name === 'input') addText(fieldText(attributes))
      if (lists.has(name)) {
        endParagraph()
        openLists.open(name, attributes)
      } else if (paragraphs.has(name)) endParagraph()
      else if (lines.has(name)) endLine()
      else if (cells.has(name)) beginCell(attributes)
      if (name === 'table') tables.push({ columns: createColumns(), last: 0 })
      if (name === 'tr') beginRow()
      if (name === 'li') {
        addGaps()
        text.push(openLists.mark(attributes, text.length))
      }
      if (name === 'pre' && cellDepth === 0) {
        if (preDepth === 0) text.push(`${fence}\n`)
        preDepth++
      }
      if (!openLists.isOpen() && /^h[1-6]$/.test(name)) level = Number(name[1])
    },
    ontext: (part) => {
      if (hidden > 0) return
      count(part.length)
      const before = text.slice(-partsBefore).join('')
      if (math) addText(part.trim())
      else if (preDepth > 0) addText(part)
      else {
        if (isBroken && betweenLines(before.trimEnd(), part.trimStart()) === '') dropBlanks()
        addText(shiftedText(inOneLine(part, before), isNoteLink ? 'raised' : (shifts.at(-1) ?? null), before))
        if (part.trim() || !isBroken) isBroken = part.slice(part.trimEnd().length).includes('\n')
      }
    },
    onclosetag: (name) => {
      if (hidden > 0) {
        hidden--
        return
      }
      if (math) addText(math.close())
      if (name === 'math') math = null
      if (name === 'textarea') addText(' ')
      if (name === 'sup' || name === 'sub') shifts.pop()
      if (name === 'a') isNoteLink = false
      if (name === 'pre') endCode()
      if (name === 'tr') endRow()
      if (name === 'table') tables.pop()
      if (lists.has(name)) endList()
      else if (paragraphs.has(name)) endParagraph()
      else if (lines.has(name)) endLine()
      else if (cells.has(name)) cellDepth = Math.max(0, cellDepth - 1)
    },
  }
  const parser = new Parser(handler, { recognizeSelfClosing: isXhtml })
  return {
    write: (html) => parser.write(html),
    end: () => {
      parser.end()
      endBlock()
      return blocks
    },
  }
}

/** Returns the value of a field of a form. */
function fieldText({ type = 'text', value = '', checked }: Readonly<Record<string, string>>): string {
  if (type === 'checkbox' || type === 'radio') return checked === undefined ? '☐ ' : '☑ '
  return ['text', 'email', 'tel', 'number', 'date', 'url'].includes(type) ? value : ''
}

/** The links between a footnote and its place would look like citations. */
const isHidden = (name: string, { hidden, style, href }: Readonly<Record<string, string>>): boolean =>
  hidden !== undefined ||
  (style !== undefined && hiding.test(style.replace(/\s+|\/\*.*?(?:\*\/|$)/gs, ''))) ||
  (name === 'a' && href !== undefined && /^#(?:foot|end)note-/.test(href))
