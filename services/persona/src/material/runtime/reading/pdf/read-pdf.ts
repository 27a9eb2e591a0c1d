import type { Block } from '../../../domain/passages/block.ts'
import { cleanLine } from '../../../domain/passages/clean-text.ts'
import { createFontCount } from '../old-fonts.ts'
import type { ReadingLimits } from '../reading-limits.ts'
import { unreadable } from '../reasons.ts'
import { type Engine, readUtf16, withDocument } from './page/pdfium.ts'
import { readPage } from './page/read-page.ts'
import { blocksOfPages } from './pdf-blocks.ts'
import { type Line, linesOfPage } from './pdf-lines.ts'

/** The largest share of characters without a text in a PDF that can be read, and in a page that is not named. */
const mostUnmapped = 0.2
const longestLabel = 20

export interface ReadPdf {
  pages: number
  pageLabels: Map<number, string>
  blocks: Block[]
  /** What could not be read, as a sentence; empty for nothing. */
  note: string
}

/** Reads a PDF. `count` gets the characters of each text. Throws `UnreadableFile`. */
export async function readPdf(content: Uint8Array, limits: ReadingLimits, count: (characters: number) => void): Promise<ReadPdf> {
  const lines: Line[][] = []
  const pictures: number[] = []
  const unmappedPages: number[] = []
  const pageLabels = new Map<number, string>()
  const fonts = createFontCount()
  let unmapped = 0
  let mapped = 0
  let loaded = 0
  await withDocument(content, (engine, opened) => {
    const pages = engine.calls.FPDF_GetPageCount(opened.document)
    if (pages > limits.pages) throw unreadable.tooManyPages(pages, limits)
    if (pages === 0) throw unreadable.damaged('a PDF', 'no pages')
    for (let index = 0; index < pages; index++) {
      const label = readLabel(engine, opened.document, index)
      if (label !== '' && label !== `${index + 1}`) pageLabels.set(index + 1, label)
      const page = readPage(engine, opened, index, count)
      lines.push(page ? linesOfPage(page) : [])
      if (!page) continue
      loaded++
      unmapped += page.unmapped
      mapped += page.glyphs.length
      for (const { font, text } of page.glyphs) fonts.add(font ?? '', text)
      if (isUnmapped(page.unmapped, page.glyphs.length)) unmappedPages.push(index + 1)
      else if (page.isPicture) pictures.push(index + 1)
    }
  })
  if (loaded === 0) throw unreadable.damaged('a PDF', 'no page can be opened')
  if (isUnmapped(unmapped, mapped)) throw unreadable.unmapped()
  if (fonts.areOld()) throw unreadable.oldFont()
  const blocks = blocksOfPages(lines)
  if (pictures.length === loaded || !blocks.some(({ text }) => /[\p{L}\p{N}]/u.test(text))) throw unreadable.onlyPictures()
  return { pages: lines.length, pageLabels, blocks, note: noteOf(pictures, unmappedPages) }
}

const isUnmapped = (unmapped: number, mapped: number): boolean => unmapped > (unmapped + mapped) * mostUnmapped

/** Returns what the document calls a page (ISO 32000-1, 12.4.2); empty when it does not say. */
function readLabel(engine: Engine, document: number, index: number): string {
  const label = readUtf16(engine, (buffer, bytes) => engine.calls.FPDF_GetPageLabel(document, index, buffer, bytes))
  return cleanLine(label).slice(0, longestLabel)
}

/** Says which pages could not be read, and why, in sentences. Empty when all were. */
export function noteOf(pictures: readonly number[], unmapped: readonly number[]): string {
  const notes: string[] = []
  const isOnePicture = pictures.length === 1
  if (pictures.length > 0)
    notes.push(
      `${namePages(pictures)} ${isOnePicture ? 'is a picture' : 'are pictures'} without text. Use text recognition (OCR) and upload the result to add ${isOnePicture ? 'it' : 'them'}.`,
    )
  if (unmapped.length > 0)
    notes.push(
      `${namePages(unmapped)}: ${unmapped.length === 1 ? 'its' : 'their'} fonts do not say which letters they show. Save the file again from the program that made it, or use text recognition (OCR), and upload the result.`,
    )
  return notes.join(' ')
}

function namePages(pages: readonly number[]): string {
  const ranges: [first: number, last: number][] = []
  for (const page of pages) {
    const range = ranges.at(-1)
    if (range && range[1] === page - 1) range[1] = page
    else ranges.push([page, page])
  }
  const names = ranges.map(([first, last]) => (first === last ? `${first}` : `${first} to ${last}`))
  const shown = names.length > 10 ? [...names.slice(0, 9), 'others'] : names
  const list = shown.length > 1 ? `${shown.slice(0, -1).join(', ')} and ${shown.at(-1)}` : shown[0]
  return `${pages.length === 1 ? 'Page' : 'Pages'} ${list}`
}
