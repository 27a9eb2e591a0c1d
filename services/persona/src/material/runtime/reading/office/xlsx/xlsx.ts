import type { Block } from '../../../../domain/passages/block.ts'
import { blocksOfRows } from '../../formats/header-rows.ts'
import type { ReadingLimits } from '../../reading-limits.ts'
import { unreadable } from '../../reasons.ts'
import { relatedParts } from '../related-parts.ts'
import { attributeOf, decodeXml, isTrue, walkXml } from '../xml.ts'
import { openZip } from '../zip-file.ts'
import { readNumberFormats } from './number-formats.ts'
import { readSharedStrings } from './rich-text.ts'
import { readRows } from './rows.ts'

const kind = 'an Excel workbook'

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
      if (name === 'workbookPr') from1904 = isTrue(attributes, 'date1904')
      if (name !== 'sheet') return
      const id = Object.entries(attributes).find(([each]) => each.endsWith(':id'))?.[1] ?? ''
      sheets.push({ name: attributeOf(attributes, 'name'), id, isHidden: /hidden/i.test(attributeOf(attributes, 'state')) })
    },
    text: () => undefined,
    close: () => undefined,
  })
  return { sheets, from1904 }
}
