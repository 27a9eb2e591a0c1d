const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' })

const lengthOf = (text: string): number => [...text].length

/** Returns at most `most` characters (code points) of a text, cut at a word, with '…' where some are left out. */
export function cutAtWord(text: string, most: number): string {
  if (lengthOf(text) <= most) return text
  let head = ''
  let length = 1
  let next = ''
  for (const { segment } of graphemes.segment(text)) {
    next = segment
    length += lengthOf(segment)
    if (length > most) break
    head += segment
  }
  const lastSpace = head.lastIndexOf(' ')
  // A text without spaces, as in Chinese, is cut anywhere.
  const words = next === ' ' || lastSpace < most / 3 ? head : head.slice(0, lastSpace)
  return `${words.replace(/[\s,;:–—-]+$/u, '')}…`
}
