/**
 * Returns a passage with its marker `[n]`, before the stop of its last sentence of prose. A line that
 * names a source, and a block of code, stay at the end as they are.
 */
export function cited(text: string, n: number): string {
  const paragraphs = text.trim().split('\n\n')
  const last = paragraphs.findLastIndex((paragraph) => !isSource(paragraph) && !paragraph.startsWith('```'))
  return paragraphs.map((paragraph, at) => (at === Math.max(0, last) ? citedParagraph(paragraph, n) : paragraph)).join('\n\n')
}

const isSource = (line: string) => /^source: /iu.test(line)

function citedParagraph(paragraph: string, n: number): string {
  const lines = paragraph.split('\n')
  const last = Math.max(
    0,
    lines.findLastIndex((line) => !isSource(line)),
  )
  lines[last] = (lines[last] as string).replace(/(?<!\s)\s*([.!?。！？]?)$/u, (_end, stop: string) =>
    stop === '。' || stop === '.' ? ` [${n}]${stop}` : `${stop} [${n}]`,
  )
  return lines.join('\n')
}
