/** HTML that is rendered. All other HTML is shown as the text that it is, and so is a tag with attributes. */
const inlineTags = new Set(['br', 'sub', 'sup', 'kbd', 'mark'])
const blockTags = new Set(['details', 'summary'])
const tag = /<(\/?)(br|sub|sup|kbd|mark|details|summary)( open)?\s*\/?>/gi

/** HTML whose content is not HTML. */
const verbatim = /^\s*<(?:[!?]|script|pre|style|textarea)/i

export interface HtmlPiece {
  source: string
  /** Null for text. */
  name: string | null
  isEnd: boolean
  isOpen: boolean
}

const asText = (source: string): HtmlPiece => ({ source, name: null, isEnd: false, isOpen: false })

/** Cuts HTML into tags that are rendered and text. Within a paragraph only those of a line are rendered. */
export function htmlPieces(html: string, isBlock: boolean): HtmlPiece[] {
  if (verbatim.test(html)) return [asText(html)]
  const pieces: HtmlPiece[] = []
  let end = 0
  for (const match of html.matchAll(tag)) {
    const [source, slash, written = '', open] = match
    const name = written.toLowerCase()
    if (!inlineTags.has(name) && !(isBlock && blockTags.has(name))) continue
    if (open && name !== 'details') continue
    if (match.index > end) pieces.push(asText(html.slice(end, match.index)))
    pieces.push({ source, name, isEnd: slash === '/', isOpen: open !== undefined })
    end = match.index + source.length
  }
  if (end < html.length) pieces.push(asText(html.slice(end)))
  return pieces
}
