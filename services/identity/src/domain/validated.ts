import { DomainError } from '@rostra/kit/errors'
import { z } from 'zod'

/** The input as the schema reads it. Throws VALIDATION with the first complaint about every field that is wrong. */
export function validated<Schema extends z.ZodObject>(schema: Schema, input: unknown): z.infer<Schema> {
  const result = schema.safeParse(input)
  if (result.success) return result.data
  const fields: Record<string, string> = {}
  for (const { path, message } of result.error.issues) fields[path.join('.') || 'input'] ??= message
  throw new DomainError('invalid', 'VALIDATION', Object.values(fields)[0] ?? 'This input is not valid', { fields })
}

/** A string without control characters or broken Unicode. */
export const plainText = (missing: string) => z.string(missing).regex(/^[^\p{Cc}\p{Cs}]*$/u, 'Control characters are not allowed here')
