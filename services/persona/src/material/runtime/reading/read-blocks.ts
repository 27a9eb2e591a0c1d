import type { Block } from '../../domain/passages/block.ts'
import type { UploadedFile } from '../../domain/sources/ports.ts'
import { blocksOfText, decodeText } from './formats/plain-text.ts'
import type { ReadingLimits } from './reading-limits.ts'
import { unreadable } from './reasons.ts'

export interface ReadBlocks {
  pages: number | null
  blocks: Block[]
}

type ReadFormat = (content: Uint8Array, limits: ReadingLimits, count: (characters: number) => void) => Promise<ReadBlocks>

/** What reads a type of file is loaded when the first such file is read. */
const readPdf: ReadFormat = async (content, limits, count) => {
  // The header may follow other bytes (ISO 32000-1, annex H.3.4.1).
  if (!new TextDecoder('latin1').decode(content.subarray(0, 1_024)).includes('%PDF-')) throw unreadable.damaged('a PDF', 'no header')
  const [{ linesOfPdf }, { blocksOfPages }] = await Promise.all([import('./pdf/pdf-lines.ts'), import('./pdf/pdf-blocks.ts')])
  const pages = await linesOfPdf(content, limits, count)
  const blocks = blocksOfPages(pages)
  if (!blocks.some(({ text }) => /[\p{L}\p{N}]/u.test(text))) throw unreadable.onlyPictures()
  return { pages: pages.length, blocks }
}
const readDocx: ReadFormat = async (content, limits, count) => {
  const { blocksOfDocx } = await import('./docx/docx.ts')
  return { pages: null, blocks: await blocksOfDocx(content, limits, count) }
}
const readMarkdown: ReadFormat = async (content, _limits, count) => {
  const text = decodeText(content)
  const { blocksOfMarkdown } = await import('./formats/markdown.ts')
  return { pages: null, blocks: blocksOfMarkdown(text, count) }
}
const readPlainText: ReadFormat = async (content, _limits, count) => {
  const text = decodeText(content)
  count(text.length)
  return { pages: null, blocks: blocksOfText(text) }
}

const formats: ReadonlyMap<string, ReadFormat> = new Map([
  ['pdf', readPdf],
  ['docx', readDocx],
  ['md', readMarkdown],
  ['markdown', readMarkdown],
  ['txt', readPlainText],
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
