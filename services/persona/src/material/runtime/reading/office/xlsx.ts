import type { Block } from '../../../domain/passages/block.ts'
import { blocksOfRows } from '../formats/header-rows.ts'
import type { ReadingLimits } from '../reading-limits.ts'
import { unreadable } from '../reasons.ts'
import { relatedParts } from './related-parts.ts'
import { type NumberFormats, readNumberFormats } from './xlsx-numbers.ts'
import { type Attributes, attributeOf, decodeXml, walkXml } from './xml.ts'
import { openZip } from './zip-file.ts'

const kind = 'an Excel workbook'
/** The rightmost column of a sheet (XFD). */
const mostColumns = 16_384

/** Returns the sheets of a workbook that are shown: their name as a heading, and each row with the names of its columns. */
export async function blocksOfXlsx(content: Uint8Array, limits: ReadingLimits, count: (characters: number) => void): Promise<Block[]> {
  const zip = openZip(content, limits, kind)
  const workbook = relatedParts(zip, '', limits).find((part) => part.kind === 'officeDocument')?.name ?? 'xl/workbook.xml'
  if (!zip.has(workbook)) throw unreadable.damaged(kind, 'no workbook')
  const parts = relatedParts(zip, workbook, limits)
  const names = new Map(parts.map(({ id, name }) => [id, name]))
  const read = (name: string | undefined) => (name !== undefined && zip.has(name) ? decodeXml(zip.read(name)) : null)
  const partOf = (wanted: string) => read(parts.find((part) => part.kind === wanted)?.name)
  const texts = readSharedStrings(partOf('sharedStrings'), limits)
  const { sheets, from1904 } = readWorkbook(decodeXml(zip.read(workbook)), limits)
  const numbers = readNumberFormats(partOf('styles'), from1904, limits)
  const blocks: Block[] = []
  for (const sheet of sheets) {
    const xml = sheet.isHidden ? null : read(names.get(sheet.id))
    if (xml === null) continue
    const rows = blocksOfRows(readRows(xml, texts, numbers, limits, count))
    if (rows.length > 0) blocks.push({ level: 1, text: sheet.name, page: null })
    for (const row of rows) blocks.push(row)
  }
  return blocks
}

interface Sheet {
  name: string
  id: string
  isHidden: boolean
}

function readWorkbook(xml: string, limits: ReadingLimits): { sheets: Sheet[]; from1904: boolean } {
  const sheets: Sheet[] = []
  let from1904 = false
  walkXml(xml, limits, {
    open: (name, attributes) => {
      if (name === 'workbookPr') from1904 = ['1', 'true'].includes(attributeOf(attributes, 'date1904'))
      if (name !== 'sheet') return
      const id = Object.entries(attributes).find(([each]) => each.endsWith(':id'))?.[1] ?? ''
      sheets.push({ name: attributeOf(attributes, 'name'), id, isHidden: /hidden/i.test(attributeOf(attributes, 'state')) })
    },
    text: () => undefined,
    close: () => undefined,
  })
  return { sheets, from1904 }
}

/** Reads the texts that cells share. The reading of a Chinese or Japanese text (`rPh`) is no part of it. */
function readSharedStrings(xml: string | null, limits: ReadingLimits): string[] {
  const texts: string[] = []
  if (xml === null) return texts
  let parts: string[] = []
  let readings = 0
  let isText = false
  walkXml(xml, limits, {
    open: (name) => {
      if (name === 'si') parts = []
      if (name === 'rPh') readings++
      isText = name === 't' && readings === 0
    },
    text: (text) => {
      if (isText) parts.push(text)
    },
    close: (name) => {
      if (name === 't') isText = false
      if (name === 'rPh') readings--
      if (name === 'si') texts.push(parts.join(''))
    },
  })
  return texts
}

function readRows(
  xml: string,
  texts: readonly string[],
  numbers: NumberFormats,
  limits: ReadingLimits,
  count: (characters: number) => void,
): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  let cell: Attributes = {}
  let value = ''
  let isValue = false
  let isHidden = false
  walkXml(xml, limits, {
    open: (name, attributes) => {
      if (name === 'row') {
        row = []
        isHidden = attributeOf(attributes, 'hidden') === '1'
      }
      if (name === 'c') [cell, value] = [attributes, '']
      isValue = name === 'v' || name === 't'
    },
    text: (text) => {
      if (isValue) value += text
    },
    close: (name) => {
      if (name === 'v' || name === 't') isValue = false
      if (name === 'row' && !isHidden) rows.push(row)
      if (name !== 'c' || value === '') return
      const column = columnOf(attributeOf(cell, 'r')) ?? row.length
      if (column >= mostColumns) return
      const text = textOfCell(cell, value, texts, numbers)
      count(text.length + 1)
      while (row.length < column) row.push('')
      row[column] = text
    },
  })
  return rows
}

/** Returns the number of a column from 0 by the name of a cell, such as `AB12`. */
function columnOf(name: string): number | null {
  const letters = /^[A-Z]{1,3}/.exec(name)?.[0]
  if (letters === undefined) return null
  let column = 0
  for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 64
  return column - 1
}

function textOfCell(cell: Attributes, value: string, texts: readonly string[], numbers: NumberFormats): string {
  const type = attributeOf(cell, 't')
  if (type === 's') return texts[Number(value)] ?? ''
  if (type === 'b') return value === '1' ? 'TRUE' : 'FALSE'
  if (type === 'e') return ''
  if (type === 'inlineStr' || type === 'str' || type === 'd') return value
  const number = Number(value)
  if (!Number.isFinite(number)) return value
  return numbers.write(number, Number(attributeOf(cell, 's') || 0))
}
