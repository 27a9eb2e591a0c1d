import type { Block } from '../../../domain/passages/block.ts'
import { relatedParts } from '../office/related-parts.ts'
import { decodeXml } from '../office/xml.ts'
import { openZip } from '../office/zip-file.ts'
import { createFontCount } from '../old-fonts.ts'
import type { ReadingLimits } from '../reading-limits.ts'
import { unreadable } from '../reasons.ts'
import { type BodyParts, readBody } from './body.ts'
import { readNumbering } from './numbering.ts'
import { readStyles } from './styles.ts'

const damagedDocument = (cause: unknown) => unreadable.damaged('a Word document', cause)

/**
 * Returns the headings and paragraphs of a Word document as a reader sees them, with automatic numbers, and footnotes after their
 * paragraph. Tables of contents, pictures, hidden text, deleted text and comments are not among them.
 */
export async function blocksOfDocx(content: Uint8Array, limits: ReadingLimits, count: (characters: number) => void): Promise<Block[]> {
  const zip = openZip(content, limits, 'a Word document')
  if (!zip.has('[Content_Types].xml')) throw damagedDocument('no content types')
  const main = relatedParts(zip, '', limits).find(({ kind }) => kind === 'officeDocument')?.name ?? 'word/document.xml'
  if (!zip.has(main)) throw damagedDocument('no document')
  const parts = relatedParts(zip, main, limits)
  const read = (kind: string): string | null => {
    const name = parts.find((part) => part.kind === kind)?.name
    return name !== undefined && zip.has(name) ? decodeXml(zip.read(name)) : null
  }
  const styles = readStyles(read('styles'), limits)
  const numberingXml = read('numbering')
  const fonts = createFontCount()
  const bodyParts = (): BodyParts => ({ styles, nextLabel: readNumbering(numberingXml, styles, limits), noteOf: () => '', count, fonts })
  const notesOf = (kind: 'footnotes' | 'endnotes') => {
    const xml = read(kind)
    return xml === null ? new Map<string, string>() : readBody(xml, bodyParts(), limits).notes
  }
  const notes = { footnote: notesOf('footnotes'), endnote: notesOf('endnotes') }
  const { blocks, hasBody } = readBody(
    decodeXml(zip.read(main)),
    { ...bodyParts(), noteOf: (kind, id) => notes[kind].get(id) ?? '' },
    limits,
  )
  if (!hasBody) throw damagedDocument('no body')
  if (fonts.areOld()) throw unreadable.oldFont()
  return blocks
}
