import { DomainError } from '@rostra/kit/errors'
import type { z } from 'zod'

/** Parses input by a schema. Throws VALIDATION with one message for each invalid field. */
export function readInput<Schema extends z.ZodType>(schema: Schema, input: unknown): z.infer<Schema> {
  refuseNul(input)
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

/** Throws VALIDATION for a NUL character at any depth: some stores cut a text there. Iterates, because JSON can nest deeper than the stack. */
function refuseNul(input: unknown): void {
  const pending: unknown[] = [input]
  while (pending.length > 0) {
    const value = pending.pop()
    if (typeof value === 'string') {
      if (value.includes('\0')) throw validationError('A text must not contain the NUL character', fieldsWithNul(input))
    } else if (typeof value === 'object' && value !== null) {
      for (const part of Object.values(value)) pending.push(part)
    }
  }
}

function fieldsWithNul(input: unknown): Record<string, string> {
  const hasNul = (value: unknown) => typeof value === 'string' && value.includes('\0')
  const names = Object.entries(input as object).filter(([, value]) => hasNul(value))
  return Object.fromEntries(names.map(([name]) => [name, 'must not contain the NUL character']))
}
