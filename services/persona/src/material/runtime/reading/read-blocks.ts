import type { Block } from '../../domain/passages/block.ts'
import type { UploadedFile } from '../../domain/sources/ports.ts'
import { decodeText } from './formats/decode-text.ts'
import { blocksOfText } from './formats/plain-text.ts'
import type { ReadingLimits } from './reading-limits.ts'
import { unreadable } from './reasons.ts'

export interface ReadBlocks {
  pages: number | null
  /** What the document calls a page, for pages that it does not call by their number. */
  pageLabels?: ReadonlyMap<number, string>
  blocks: Block[]
  /** What could not be read, as a sentence. Absent when all was read. */
  note?: string
}

type ReadFormat = (content: Uint8Array, limits: ReadingLimits, count: (characters: number) => void) => Promise<ReadBlocks>

/** What reads a type of file is loaded when the first such file is read. */
const readPdf: ReadFormat = async (content, limits, count) => {
  // The header may follow other bytes (ISO 32000-1, annex H.3.4.1).
  if (!new TextDecoder('latin1').decode(content.subarray(0, 1_024)).includes('%PDF-')) throw unreadable.damaged('a PDF', 'no header')
  const { readPdf } = await import('./pdf/read-pdf.ts')
  return readPdf(content, limits, count)
}
const readDocx: ReadFormat = async (content, limits, count) => {
  const { blocksOfDocx } = await import('./docx/docx.ts')
  return { pages: null, blocks: await blocksOfDocx(content, limits, count) }
}
const readMarkdown: ReadFormat = async (content, _limits, count) => {
  const text = await decodeText(content)
  const { blocksOfMarkdown } = await import('./formats/markdown.ts')
  return { pages: null, blocks: blocksOfMarkdown(text, count) }
}
const htmlReader =
  (isXhtml: boolean): ReadFormat =>
  async (content, _limits, count) => {
    const { blocksOfHtml } = await import('./formats/html/html.ts')
    return { pages: null, blocks: await blocksOfHtml(content, count, isXhtml) }
  }
const readTable: ReadFormat = async (content, _limits, count) => {
  const text = await decodeText(content)
  count(text.length)
  const { blocksOfCsv } = await import('./formats/csv.ts')
  return { pages: null, blocks: blocksOfCsv(text) }
}
const readSubtitles: ReadFormat = async (content, _limits, count) => {
  const text = await decodeText(content)
  count(text.length)
  const { blocksOfSubtitles } = await import('./formats/subtitles.ts')
  return { pages: null, blocks: blocksOfSubtitles(text) }
}
const readOdt: ReadFormat = async (content, limits, count) => {
  const { blocksOfOdt } = await import('./office/odt/odt.ts')
  return { pages: null, blocks: await blocksOfOdt(content, limits, count) }
}
const readEpub: ReadFormat = async (content, limits, count) => {
  const { blocksOfEpub } = await import('./office/epub.ts')
  return { pages: null, blocks: await blocksOfEpub(content, limits, count) }
}
const readXlsx: ReadFormat = async (content, limits, count) => {
  const { blocksOfXlsx } = await import('./office/xlsx/xlsx.ts')
  return { pages: null, blocks: await blocksOfXlsx(content, limits, count) }
}
const readPptx: ReadFormat = async (content, limits, count) => {
  const { blocksOfPptx } = await import('./office/pptx/pptx.ts')
  return blocksOfPptx(content, limits, count)
}
const readPlainText: ReadFormat = async (content, _limits, count) => {
  const text = await decodeText(content)
  count(text.length)
  return { pages: null, blocks: blocksOfText(text) }
}

const formats: ReadonlyMap<string, ReadFormat> = new Map([
  ['pdf', readPdf],
  ['docx', readDocx],
  ['md', readMarkdown],
  ['markdown', readMarkdown],
  ['txt', readPlainText],
  ['html', htmlReader(false)],
  ['htm', htmlReader(false)],
  ['xhtml', htmlReader(true)],
  ['csv', readTable],
  ['tsv', readTable],
  ['srt', readSubtitles],
  ['vtt', readSubtitles],
  ['odt', readOdt],
  ['epub', readEpub],
  ['xlsx', readXlsx],
  ['pptx', readPptx],
])

/** Reads the headings and paragraphs of a file. Throws `UnreadableFile`. */
export async function readBlocks({ name, content }: UploadedFile, limits: ReadingLimits): Promise<ReadBlocks> {
  const read = formats.get(name.slice(name.lastIndexOf('.') + 1).toLowerCase())
  if (!read) throw unreadable.otherType()
  let characters = 0
  return read(content, limits, (more) => {
    characters += more
    if (characters > limits.characters) throw unreadable.tooMuchText(limits)
  })
}
