interface PartOptions {
  /** The level of its first heading. */
  level: number
  /** Begins the names of its notes, so that those of two parts differ. */
  number: number
}

const heading = /^( {0,3})(#{1,6})(?=\s|$)/
/** The beginning of a block of code, also one in lists and quotations. */
const fenceStart = /^((?:\s|>|[-*+]\s|\d{1,9}[.)]\s)*)(`{3,}(?=[^`]*$)|~{3,})/
const listStart = /^\s*(?:[-*+]|\d{1,9}[.)])\s/
const noteStart = /^ {0,3}\[\^([^\]\s]+)\]:/gm

interface Fence {
  marks: string
  /** Whether it is in a list or a quotation, which ends it too. */
  isNested: boolean
}

/** Returns the block of code that is open behind a line; null for none. `hasList`: a list is above, which may hold an indented block. */
function fenceAfter(line: string, open: Fence | null, hasList: boolean): Fence | null {
  const isOutside = open?.isNested && /^[^\s>]/.test(line)
  if (open && !isOutside) {
    const [, marks = ''] = /^[\s>]*(`{3,}|~{3,})\s*$/.exec(line) ?? []
    return marks.startsWith(open.marks) ? null : open
  }
  const [, before = '', marks] = fenceStart.exec(line) ?? []
  return marks === undefined ? null : { marks, isNested: before.trim() !== '' || (hasList && before !== '') }
}

/**
 * Returns a Markdown text as a part of a document: its headings are below those of the document, a block of code that was cut off has an
 * end, and its notes are its own.
 */
export function documentPart(text: string, { level, number }: PartOptions): string {
  const lines = text
    .replace(/^(?:[ \t]*\n)+/, '')
    .trimEnd()
    .split('\n')
  const headings = new Map<number, number>()
  let fence: Fence | null = null
  let hasList = false
  for (const [index, line] of lines.entries()) {
    const [, , marks] = heading.exec(line) ?? []
    fence = fenceAfter(line, fence, hasList)
    hasList ||= listStart.test(line)
    if (marks && !fence) headings.set(index, marks.length)
  }
  const top = Math.min(...headings.values())
  const shown = lines.map((line, index) => {
    const written = headings.get(index)
    return written === undefined ? line : line.replace(heading, `$1${'#'.repeat(Math.min(6, level + written - top))}`)
  })
  if (fence && !fence.isNested) shown.push(fence.marks)
  const notes = [...text.matchAll(noteStart)].map(([, name = '']) => name)
  return notes.reduce((all, name) => all.replaceAll(`[^${name}]`, `[^${number}-${name}]`), shown.join('\n'))
}
