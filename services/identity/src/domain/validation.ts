import { DomainError } from '@rostra/kit/errors'
import { z } from 'zod'

/** Returns the input as the schema parses it. Throws VALIDATION with the first error of every invalid field. */
export function validate<Schema extends z.ZodObject>(schema: Schema, input: unknown): z.infer<Schema> {
  const result = schema.safeParse(input)
  if (result.success) return result.data
  const fields: Record<string, string> = {}
  for (const { path, message } of result.error.issues) fields[path.join('.') || 'input'] ??= message
  throw new DomainError('invalid', 'VALIDATION', Object.values(fields)[0] ?? 'This input is not valid', { fields })
}

/** The longest raw text, in UTF-16 units: far above the limit of every field of this service. */
const maxRawLength = 1_000

/**
 * Returns a schema for a string without control characters and broken Unicode, of at most 1,000 UTF-16 units. Checks the length first.
 * `missing` is the error for any other type.
 */
export const plainText = (missing: string) =>
  z
    .string(missing)
    .max(maxRawLength, { error: 'This text is too long', abort: true })
    .regex(/^[^\p{Cc}\p{Cs}]*$/u, 'Control characters are not allowed here')
