import { getDocumentProxy } from 'unpdf'
import type { ReadingLimits } from '../reading-limits.ts'
import { unreadable } from '../reasons.ts'

/** A line of a page. */
export interface Line {
  text: string
  /** Of its largest letters, in points. */
  height: number
  /** Its distance from the bottom of the page, in points. */
  y: number
}

const options = {
  useSystemFonts: false,
  disableFontFace: true,
  enableXfa: false,
  isOffscreenCanvasSupported: false,
  useWasm: false,
  verbosity: 0,
}
const damaged = (cause: unknown) => unreadable.damaged('a PDF', cause)

/** Returns the lines of each page. `count` gets the characters of each text. */
export async function linesOfPdf(content: Uint8Array, limits: ReadingLimits, count: (characters: number) => void): Promise<Line[][]> {
  const document = await getDocumentProxy(content, options).catch((error: Error) => {
    throw error.name === 'PasswordException' ? unreadable.password() : error instanceof RangeError ? error : damaged(error)
  })
  if (document.numPages > limits.pages) throw unreadable.tooManyPages(document.numPages, limits)
  if (document.numPages === 0) throw damaged('no pages')
  const pages: Line[][] = []
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number).catch((error) => {
      throw damaged(error)
    })
    pages.push(await linesOfPage(page.streamTextContent(), count))
    page.cleanup()
  }
  await document.loadingTask.destroy()
  return pages
}

interface TextItem {
  str: string
  transform: number[]
  height: number
  hasEOL: boolean
}

async function linesOfPage(stream: ReadableStream<{ items: (TextItem | object)[] }>, count: (characters: number) => void): Promise<Line[]> {
  const lines: Line[] = []
  let line: { parts: string[]; height: number; y: number } | null = null
  const end = () => {
    const text = line?.parts.join('').trim()
    if (line && text) lines.push({ text, height: line.height, y: line.y })
    line = null
  }
  // After a refusal the stream is not cancelled, nor the document closed: PDF.js goes on writing and throws, or waits for a reader. The thread ends.
  const reader = stream.getReader()
  for (let part = await reader.read(); !part.done; part = await reader.read())
    for (const item of part.value.items) {
      if (!('str' in item)) continue
      count(item.str.length + 1)
      line ??= { parts: [], height: 0, y: item.transform[5] ?? 0 }
      line.parts.push(item.str)
      if (item.str.trim() && item.height > line.height) [line.height, line.y] = [item.height, item.transform[5] ?? 0]
      if (item.hasEOL) end()
    }
  end()
  return lines
}
