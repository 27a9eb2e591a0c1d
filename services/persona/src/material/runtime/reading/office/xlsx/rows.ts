import type { ReadingLimits } from '../../reading-limits.ts'
import { type Attributes, attributeOf, isTrue, walkXml } from '../xml.ts'
import { fillMerged, type Merge, readMerge } from './merged-cells.ts'
import type { NumberFormats } from './number-formats.ts'
import { createRichText, withoutEscapes } from './rich-text.ts'

/** The rightmost column of a sheet (XFD). */
const mostColumns = 16_384

/** Reads the rows of a sheet that are shown, without its hidden columns. `texts`: those that cells share. */
export function readRows(
  xml: string,
  texts: readonly string[],
  numbers: NumberFormats,
  limits: ReadingLimits,
  count: (characters: number) => void,
): string[][] {
  const rows = new Map<number, string[]>()
  const hiddenRows = new Set<number>()
  const merges: Merge[] = []
  let row: string[] = []
  let rowNumber = 0
  let cell: Attributes = {}
  let value = ''
  let isValue = false
  const richText = createRichText()
  const hiddenColumns = new Set<number>()
  walkXml(xml, limits, {
    open: (name, attributes) => {
      if (name === 'row') {
        row = []
        rowNumber = Math.max(Number(attributeOf(attributes, 'r')) || 0, rowNumber + 1)
        if (isTrue(attributes, 'hidden') || attributeOf(attributes, 'ht') === '0') hiddenRows.add(rowNumber)
      }
      if (name === 'col' && (isTrue(attributes, 'hidden') || attributeOf(attributes, 'width') === '0'))
        for (
          let column = Number(attributeOf(attributes, 'min'));
          column <= Math.min(mostColumns, Number(attributeOf(attributes, 'max')));
          column++
        )
          hiddenColumns.add(column - 1)
      if (name === 'c') [cell, value] = [attributes, '']
      if (name === 'mergeCell') {
        const merge = readMerge(attributeOf(attributes, 'ref'), columnOf)
        if (merge) merges.push(merge)
      }
      isValue = name === 'v'
      richText.open(name, attributes)
    },
    text: (text) => {
      if (isValue) value += text
      richText.text(text)
    },
    close: (name) => {
      if (name === 'v') isValue = false
      richText.close(name)
      if (name === 'is') value = richText.take()
      if (name === 'row') rows.set(rowNumber, row)
      if (name !== 'c' || value === '') return
      const column = columnOf(attributeOf(cell, 'r')) ?? row.length
      if (column >= mostColumns) return
      const text = textOfCell(cell, value, texts, numbers)
      count(text.length + 1)
      while (row.length < column) row.push('')
      row[column] = text
    },
  })
  fillMerged(rows, merges, count)
  return [...rows].flatMap(([number, cells]) => {
    if (hiddenRows.has(number)) return []
    const shown = cells.filter((_, column) => !hiddenColumns.has(column))
    // Excel stores no empty rows.
    return number === 1 || rows.has(number - 1) ? [shown] : [[], shown]
  })
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
  const style = Number(attributeOf(cell, 's') || 0)
  if (['s', 'str', 'inlineStr'].includes(type) && numbers.hidesTexts(style)) return ''
  if (type === 's') return texts[Number(value)] ?? ''
  if (type === 'str') return withoutEscapes(value)
  if (type === 'b') return value === '1' ? 'TRUE' : 'FALSE'
  if (type === 'e') return ''
  if (type === 'inlineStr' || type === 'd') return value
  const number = Number(value)
  if (!Number.isFinite(number)) return value
  return numbers.write(number, style)
}
