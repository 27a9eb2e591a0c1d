import { DomainError } from '@rostra/kit/errors'

/**
 * The longest text of a request, in UTF-16 units. The longest one that the product takes is a role prompt of 5,000 characters, decomposed.
 */
export const maxTextLength = 16_384
/** All texts of a request together: as long as the body of an HTTP request may be. */
const maxTotalLength = 262_144
const maxEntries = 1_000

/** Fields that may have longer texts, by name, with the most UTF-16 units of each. */
export type LongTexts = Readonly<Record<string, number>>

/**
 * Throws VALIDATION for a message with a text of more than 16,384 UTF-16 units, with more than 262,144 of them in all, or with a list of
 * more than 1,000 entries. It runs before anything that takes longer than reading the length: composing Unicode takes a time that grows
 * with the square of the length. Bytes are not texts, and neither are the `longTexts` that a method allows.
 */
export function refuseLongTexts(message: unknown, longTexts: LongTexts = {}): void {
  let left = maxTotalLength
  const check = (value: unknown, path: string): void => {
    if (typeof value === 'string' && Object.hasOwn(longTexts, path)) {
      if (value.length > (longTexts[path] ?? 0)) throw tooLong(path)
    } else if (typeof value === 'string') {
      left -= value.length
      if (value.length > maxTextLength || left < 0) throw tooLong(path)
    } else if (Array.isArray(value)) {
      if (value.length > maxEntries) throw tooLong(path)
      for (const entry of value) check(entry, path)
    } else if (typeof value === 'object' && value !== null && !ArrayBuffer.isView(value)) {
      for (const [name, field] of Object.entries(value)) check(field, name)
    }
  }
  check(message, 'input')
}

function tooLong(field: string): DomainError {
  const message = 'This text is too long'
  return new DomainError('invalid', 'VALIDATION', message, { fields: { [field]: message } })
}
