/** The most characters of a message, and the most UTF-16 units: one character may have many. */
export const maxMessageCharacters = 4_000
export const maxMessageUnits = 16_000

const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** Counts the characters of a text as people see them: its extended grapheme clusters (Unicode Standard Annex 29). */
export function countCharacters(text: string): number {
  if (/^[\n -~]*$/.test(text)) return text.length
  let count = 0
  for (const _ of segmenter.segment(text)) count++
  return count
}

/**
 * Returns how many characters of a message are too many; 0 or less while it may be sent. Space around it does not count. Beyond 16,000
 * units it is the number of characters of average length that have the units above.
 */
export function excessCharacters(message: string): number {
  const text = message.trim()
  const count = countCharacters(text)
  const unitsAbove = text.length - maxMessageUnits
  return Math.max(count - maxMessageCharacters, Math.ceil((unitsAbove * count) / Math.max(1, text.length)))
}
