/** A longer text in brackets is no marker. */
const maxLength = 40
const numbers = String.raw`\s*\d{1,3}(?:\s*[,;–—-]\s*\d{1,3})*\s*`
const square = new RegExp(String.raw`^\[\^?(${numbers})\]$`)
const lenticular = new RegExp(`^【(${numbers})(?:†[^】]*)?】$`)

export const opensMarker = (character: string): boolean => character === '[' || character === '【'

/** Whether `held`, which may be the beginning of a marker, may be one still with this character. */
export function continuesMarker(held: string, character: string): boolean {
  if (held.length >= maxLength) return false
  if (/[\d ,;–—\-\]】]/.test(character)) return true
  if (held.startsWith('【')) return character === '†' || held.includes('†')
  return character === '^' && held.length === 1
}

export const closesMarker = (held: string, character: string): boolean => character === (held.startsWith('【') ? '】' : ']')

/** A marker of citations: the numbers from `first` to `last` of each part, in order. */
export type Marker = readonly { first: number; last: number }[]

/** Reads a text in brackets. Null when it is no marker. Citations count from 1, so that a text with a 0 is none. */
export function readMarker(text: string): Marker | null {
  const [, content] = square.exec(text) ?? lenticular.exec(text) ?? []
  if (content === undefined) return null
  const parts = content.split(/[,;]/).map((part) => {
    const ends = part.split(/[–—-]/).map(Number)
    return { first: Math.min(...ends), last: Math.max(...ends) }
  })
  return parts.some(({ first }) => first === 0) ? null : parts
}

/** Returns the numbers of passages that a marker cites, each once, in the order in which it names them. */
export const citedBy = (marker: Marker, given: readonly number[]): number[] => [
  ...new Set(marker.flatMap(({ first, last }) => given.filter((n) => n >= first && n <= last))),
]
