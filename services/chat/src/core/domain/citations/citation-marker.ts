/** The most characters of a marker, brackets included. */
const maxLength = 40
const numbers = String.raw`\s*\d{1,3}(?:\s*[,;–—-]\s*\d{1,3})*\s*`
const square = new RegExp(String.raw`^\[\^?(${numbers})\]$`)
const lenticular = new RegExp(`^【(${numbers})(?:†[^】]*)?】$`)

export const opensMarker = (character: string): boolean => character === '[' || character === '【'

/** Returns whether `held` and this character may still be the beginning of a marker. */
export function continuesMarker(held: string, character: string): boolean {
  if (held.length >= maxLength) return false
  if (/[\d ,;–—\-\]】]/.test(character)) return true
  if (held.startsWith('【')) return character === '†' || held.includes('†')
  return character === '^' && held.length === 1
}

export const closesMarker = (held: string, character: string): boolean => character === (held.startsWith('【') ? '】' : ']')

/** A citation marker: one range of passage numbers for each part, in order. */
export type Marker = readonly { first: number; last: number }[]

/** Parses a text in brackets; null when it is no marker. Passages are numbered from 1, so a text with a 0 is none. */
export function readMarker(text: string): Marker | null {
  const [, content] = square.exec(text) ?? lenticular.exec(text) ?? []
  if (content === undefined) return null
  const parts = content.split(/[,;]/).map((part) => {
    const ends = part.split(/[–—-]/).map(Number)
    return { first: Math.min(...ends), last: Math.max(...ends) }
  })
  return parts.some(({ first }) => first === 0) ? null : parts
}

/** Returns the given passages' numbers that a marker cites, each once, in the marker's order. */
export const citedBy = (marker: Marker, given: readonly number[]): number[] => [
  ...new Set(marker.flatMap(({ first, last }) => given.filter((n) => n >= first && n <= last))),
]
