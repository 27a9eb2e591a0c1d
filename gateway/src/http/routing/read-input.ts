import { DomainError } from '@rostra/kit/errors'
import { maxTextLength } from '@rostra/platform/text-limits'
import type { z } from 'zod'

/**
 * Parses input by a schema. Throws VALIDATION with one message for each invalid field. The raw length of every text is checked first, before a
 * schema trims it or matches a pattern.
 */
export function readInput<Schema extends z.ZodType>(schema: Schema, input: unknown): z.infer<Schema> {
  refuseTexts(input)
  const result = schema.safeParse(input)
  if (result.success) return result.data
  const fields: Record<string, string> = {}
  for (const issue of result.error.issues) fields[fieldName(issue.path)] ??= issue.message
  throw validationError(Object.entries(fields).map(toSentence).join('; '), fields)
}

const fieldName = (path: PropertyKey[]) => path.map(String).join('.') || 'body'

/** The product's own messages name their field; zod's don't and get it as a prefix. */
const toSentence = ([name, message]: [string, string]) => (/^(Invalid|Too) /.test(message) ? `${name}: ${message}` : message)

const validationError = (message: string, fields: Record<string, string>) => new DomainError('invalid', 'VALIDATION', message, { fields })

/**
 * Throws VALIDATION for a text of more than 16,384 UTF-16 units at any depth, and for a NUL character, where some stores cut a text. Iterates,
 * because JSON can nest deeper than the stack.
 */
function refuseTexts(input: unknown): void {
  const pending: unknown[] = [input]
  while (pending.length > 0) {
    const value = pending.pop()
    if (typeof value === 'string') {
      if (isTooLong(value)) throw validationError('A text is too long', fieldsWith(input, isTooLong, 'is too long'))
      if (hasNul(value))
        throw validationError('A text must not contain the NUL character', fieldsWith(input, hasNul, 'must not contain the NUL character'))
    } else if (typeof value === 'object' && value !== null) {
      for (const part of Object.values(value)) pending.push(part)
    }
  }
}

const isTooLong = (text: string) => text.length > maxTextLength
const hasNul = (text: string) => text.includes('\0')

function fieldsWith(input: unknown, isWrong: (text: string) => boolean, message: string): Record<string, string> {
  const names = Object.entries(input as object).filter(([, value]) => typeof value === 'string' && isWrong(value))
  return Object.fromEntries(names.map(([name]) => [name, message]))
}
