import type { Block } from '../../../domain/passages/block.ts'
import { cleanLine } from '../../../domain/passages/clean-text.ts'
import type { ReadingLimits } from '../reading-limits.ts'
import { unreadable } from '../reasons.ts'
import { type Engine, readUtf16, withDocument } from './page/pdfium.ts'
import { readPage } from './page/read-page.ts'
import { blocksOfPages } from './pdf-blocks.ts'
import { type Line, linesOfPage } from './pdf-lines.ts'

/** The largest share of characters without a text in a PDF that can be read. */
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
  const pageLabels = new Map<number, string>()
  let [unmapped, mapped, loaded] = [0, 0, 0]
  await withDocument(content, (engine, opened) => {
    const pages = engine.calls.FPDF_GetPageCount(opened.document)
    if (pages > limits.pages) throw unreadable.tooManyPages(pages, limits)
    if (pages === 0) throw unreadable.damaged('a PDF', 'no pages')
    for (let index = 0; index < pages; index++) {
      const label = readLabel(engine, opened.document, index)
      if (label !== '' && label !== `${index + 1}`) pageLabels.set(index + 1, label)
      const page = readPage(engine, opened, index, count)
      const read = page ? linesOfPage(page) : []
      lines.push(read)
      if (!page) continue
      loaded++
      unmapped += page.unmapped
      mapped += page.glyphs.length
      if (page.hasPicture && !read.some(({ text }) => /[\p{L}\p{N}]/u.test(text))) pictures.push(index + 1)
    }
  })
  if (loaded === 0) throw unreadable.damaged('a PDF', 'no page can be opened')
  if (unmapped > (unmapped + mapped) * mostUnmapped) throw unreadable.unmapped()
  const blocks = blocksOfPages(lines)
  if (!blocks.some(({ text }) => /[\p{L}\p{N}]/u.test(text))) throw unreadable.onlyPictures()
  return { pages: lines.length, pageLabels, blocks, note: pictures.length > 0 ? pagesArePictures(pictures) : '' }
}

/** Returns what the document calls a page (ISO 32000-1, 12.4.2); empty when it does not say. */
function readLabel(engine: Engine, document: number, index: number): string {
  const label = readUtf16(engine, (buffer, bytes) => engine.calls.FPDF_GetPageLabel(document, index, buffer, bytes))
  return cleanLine(label).slice(0, longestLabel)
}

/** Says which pages have no text, only pictures, in a sentence. */
export function pagesArePictures(pages: readonly number[]): string {
  const ranges: [first: number, last: number][] = []
  for (const page of pages) {
    const range = ranges.at(-1)
    if (range && range[1] === page - 1) range[1] = page
    else ranges.push([page, page])
  }
  const names = ranges.map(([first, last]) => (first === last ? `${first}` : `${first} to ${last}`))
  const shown = names.length > 10 ? [...names.slice(0, 9), 'others'] : names
  const list = shown.length > 1 ? `${shown.slice(0, -1).join(', ')} and ${shown.at(-1)}` : shown[0]
  const one = pages.length === 1
  return `${one ? 'Page' : 'Pages'} ${list} ${one ? 'is a picture' : 'are pictures'} without text. Use text recognition (OCR) and upload the result to add ${one ? 'it' : 'them'}.`
}
