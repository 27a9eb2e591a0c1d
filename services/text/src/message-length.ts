import { countGraphemes } from './graphemes.ts'

/** The most characters of a message as people see them, and the most UTF-16 units: one character may have many. */
export const maxMessageCharacters = 4_000
export const maxMessageUnits = 16_000

/**
 * Returns how many characters of a message are too many; 0 or less while it may be sent. Space around it does not count. Beyond 16,000
 * units it is the number of characters of average length that have the units above.
 */
export function excessCharacters(message: string): number {
  const text = message.trim()
  const count = countGraphemes(text)
  const unitsAbove = text.length - maxMessageUnits
  return Math.max(count - maxMessageCharacters, Math.ceil((unitsAbove * count) / Math.max(1, text.length)))
}

/** The most characters of a persona's own greeting as people see them, and the most UTF-16 units: one character may have many. */
export const maxGreetingCharacters = 240
const maxGreetingUnits = 960

/**
 * Reports whether a trimmed greeting has at most 240 characters and 960 units. The units come first, so that a long text costs no count.
 */
export const isGreetingShort = (greeting: string): boolean =>
  greeting.length <= maxGreetingUnits && countGraphemes(greeting) <= maxGreetingCharacters
