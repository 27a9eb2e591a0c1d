import { cutAtWord } from '@rostra/text/graphemes'

/** An expert's answer, split into its text and its last line, the position. */
export interface Answer {
  content: string
  /** The expert's view in one sentence. Empty when the answer gave none. */
  position: string
}

/** Matches `Position: …` with or without Markdown emphasis, quotation or list marks. */
const positionLine = /^[\s>#*_~`+-]*position[\s*_~`]*[:：][\s*_~`]*(.*)$/iu
/** The most lines after the position, since a model may add a remark or a rule. */
const linesAfter = 2
const maxPosition = 300

/** Splits an answer into its text and its position. When an answer has only a position, it is also the text. */
export function parseAnswer(raw: string): Answer {
  const lines = raw.trim().split('\n')
  const filled = lines.flatMap((line, index) => (line.trim() ? [index] : []))
  const at = filled.slice(-1 - linesAfter).findLast((index) => positionLine.test(lines[index] ?? ''))
  if (at === undefined) return { content: raw.trim(), position: '' }
  const onLine = positionLine.exec(lines[at] ?? '')?.[1] ?? ''
  // A position on the line below its label.
  const below = onLine.trim() ? undefined : filled.find((index) => index > at)
  const position = plain(below === undefined ? onLine : (lines[below] ?? ''))
  const kept = lines.filter((_line, index) => index !== at && index !== below)
  while (isRule(kept.at(-1))) kept.pop()
  const content = kept.join('\n').trim()
  return { content: content || position, position }
}

/** An empty line or a horizontal rule. */
const isRule = (line: string | undefined): boolean => line !== undefined && /^[\s*_-]*$/.test(line)

/** Removes emphasis and cuts at a word after 300 characters. */
function plain(text: string): string {
  const flat = text.replace(/[*_~`]+/g, '').replace(/\s+/g, ' ')
  return cutAtWord(flat.trim(), maxPosition)
}
