import type { Block } from '../../../../domain/passages/block.ts'
import { xmlEncodingOf } from '../../office/xml.ts'
import { decodeText } from '../decode-text.ts'
import { createHtmlReader } from './html-blocks.ts'

/** Bytes in which a page names its encoding (HTML Standard, 13.2.3.2). */
const headBytes = 1_024

/** Returns the headings and paragraphs of a web page as a reader sees them. `isXhtml`: as its name says; an XML declaration says so too. */
export async function blocksOfHtml(content: Uint8Array, count: (characters: number) => void, isXhtml = false): Promise<Block[]> {
  const text = await decodeHtml(content)
  const html = createHtmlReader(count, isXhtml || /^\s*<\?xml\s/.test(text))
  html.write(text)
  return html.end()
}

async function decodeHtml(content: Uint8Array): Promise<string> {
  const head = new TextDecoder('latin1').decode(content.subarray(0, headBytes))
  const named = /<meta[^>]{1,200}charset\s*=\s*["']?([\w-]{1,40})/i.exec(head)?.[1]
  return decodeText(content, named ?? xmlEncodingOf(content))
}
