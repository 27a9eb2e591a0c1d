import { DomainError } from '@rostra/kit/errors'
import type { z } from 'zod'

/** Checks what came in and gives what the schema makes of it. Throws VALIDATION with a message for each field. */
export function readInput<Schema extends z.ZodType>(schema: Schema, input: unknown): z.infer<Schema> {
  refuseNul(input)
  const result = schema.safeParse(input)
  if (result.success) return result.data
  const fields: Record<string, string> = {}
  for (const issue of result.error.issues) fields[nameOf(issue.path)] ??= issue.message
  throw invalid(Object.entries(fields).map(sentence).join('; '), fields)
}

const nameOf = (path: PropertyKey[]) => path.map(String).join('.') || 'body'

/** Our own messages are sentences that name their field; zod's don't. */
const sentence = ([name, message]: [string, string]) => (/^(Invalid|Too) /.test(message) ? `${name}: ${message}` : message)

const invalid = (message: string, fields: Record<string, string>) => new DomainError('invalid', 'VALIDATION', message, { fields })

/** No store and no model gains from a NUL, and some stop reading at one. Walks without recursion: JSON may be nested as deep as it is long. */
function refuseNul(input: unknown): void {
  const open: unknown[] = [input]
  while (open.length > 0) {
    const value = open.pop()
    if (typeof value === 'string') {
      if (value.includes('\0')) throw invalid('A text must not contain the NUL character', fieldsWithNul(input))
    } else if (typeof value === 'object' && value !== null) {
      for (const part of Object.values(value)) open.push(part)
    }
  }
}

function fieldsWithNul(input: unknown): Record<string, string> {
  const holds = (value: unknown) => typeof value === 'string' && value.includes('\0')
  const names = Object.entries(input as object).filter(([, value]) => holds(value))
  return Object.fromEntries(names.map(([name]) => [name, 'must not contain the NUL character']))
}
