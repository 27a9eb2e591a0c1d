import type { Block } from '../../../domain/passages/block.ts'
import { decodeText } from './decode-text.ts'
import { createHtmlReader } from './html-blocks.ts'

/** Bytes in which a page names its encoding (HTML Standard, 13.2.3.2). */
const headBytes = 1_024

/** Returns the headings and paragraphs of a web page as a reader sees them. */
export async function blocksOfHtml(content: Uint8Array, count: (characters: number) => void): Promise<Block[]> {
  const html = createHtmlReader(count)
  html.write(await decodeHtml(content))
  return html.end()
}

async function decodeHtml(content: Uint8Array): Promise<string> {
  const head = new TextDecoder('latin1').decode(content.subarray(0, headBytes))
  const named = /<meta[^>]{1,200}charset\s*=\s*["']?([\w-]{1,40})/i.exec(head)?.[1]
  if (named && !/^utf-?(?:8|16)/i.test(named)) {
    const text = decodeAs(content, named)
    if (text !== null) return text
  }
  return decodeText(content)
}

/** Returns a text in the encoding that it names; null when it is another one. */
function decodeAs(content: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(content)
  } catch {
    return null
  }
}
