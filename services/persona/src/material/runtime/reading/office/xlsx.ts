import type { Block } from '../../../domain/passages/block.ts'
import { blocksOfRows } from '../formats/header-rows.ts'
import type { ReadingLimits } from '../reading-limits.ts'
import { unreadable } from '../reasons.ts'
import { relatedParts } from './related-parts.ts'
import { type Attributes, attributeOf, decodeXml, walkXml } from './xml.ts'
import { openZip } from './zip-file.ts'

const kind = 'an Excel workbook'
/** The rightmost column of a sheet (XFD). */
const mostColumns = 16_384
const epochMs = Date.UTC(1899, 11, 30)
const dayMs = 86_400_000
/** Number formats of dates that have no text (ECMA-376, part 1, 18.8.30). */
const dateFormats = new Set([
  14, 15, 16, 17, 18, 19, 20, 21, 22, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 45, 46, 47, 50, 51, 52, 53, 54, 55, 56, 57, 58,
])

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
  const isDate = readDateStyles(partOf('styles'), limits)
  const blocks: Block[] = []
  for (const sheet of readSheets(decodeXml(zip.read(workbook)), limits)) {
    const xml = sheet.isHidden ? null : read(names.get(sheet.id))
    if (xml === null) continue
    const rows = blocksOfRows(readRows(xml, texts, isDate, limits, count))
    if (rows.length > 0) blocks.push({ level: 1, text: sheet.name, page: null })
    for (const row of rows) blocks.push(row)
  }
  return blocks
}

function readSheets(xml: string, limits: ReadingLimits): { name: string; id: string; isHidden: boolean }[] {
  const sheets: { name: string; id: string; isHidden: boolean }[] = []
  walkXml(xml, limits, {
    open: (name, attributes) => {
      if (name !== 'sheet') return
      const id = Object.entries(attributes).find(([each]) => each.endsWith(':id'))?.[1] ?? ''
      sheets.push({ name: attributeOf(attributes, 'name'), id, isHidden: /hidden/i.test(attributeOf(attributes, 'state')) })
    },
    text: () => undefined,
    close: () => undefined,
  })
  return sheets
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

/** Reads which styles of cells show a date. */
function readDateStyles(xml: string | null, limits: ReadingLimits): (style: number) => boolean {
  const dates = new Set(dateFormats)
  const styles: number[] = []
  let isInCells = false
  if (xml !== null)
    walkXml(xml, limits, {
      open: (name, attributes) => {
        if (name === 'cellXfs') isInCells = true
        const format = Number(attributeOf(attributes, 'numFmtId'))
        if (name === 'numFmt' && /[ymdhs]/i.test(attributeOf(attributes, 'formatCode').replace(/"[^"]*"|\\.|\[[^\]]*\]/g, '')))
          dates.add(format)
        if (name === 'xf' && isInCells) styles.push(format)
      },
      text: () => undefined,
      close: (name) => {
        if (name === 'cellXfs') isInCells = false
      },
    })
  return (style) => dates.has(styles[style] ?? 0)
}

function readRows(
  xml: string,
  texts: readonly string[],
  isDate: (style: number) => boolean,
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
      const text = textOfCell(attributeOf(cell, 't'), value, texts, isDate(Number(attributeOf(cell, 's') || 0)))
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

function textOfCell(type: string, value: string, texts: readonly string[], isDate: boolean): string {
  if (type === 's') return texts[Number(value)] ?? ''
  if (type === 'b') return value === '1' ? 'TRUE' : 'FALSE'
  if (type === 'e') return ''
  if (type === 'inlineStr' || type === 'str' || type === 'd') return value
  const number = Number(value)
  if (!Number.isFinite(number)) return value
  return isDate ? dateOf(number) : String(Number(number.toPrecision(15)))
}

/** Writes a date as 2026-01-31, with the time of day if it has one. */
function dateOf(days: number): string {
  const date = new Date(epochMs + Math.round(days * 86_400) * 1_000)
  if (Number.isNaN(date.getTime()) || days < 0 || days * dayMs > 1e14) return String(days)
  const text = date.toISOString()
  if (days < 1) return text.slice(11, 16)
  return days % 1 === 0 ? text.slice(0, 10) : `${text.slice(0, 10)} ${text.slice(11, 16)}`
}
