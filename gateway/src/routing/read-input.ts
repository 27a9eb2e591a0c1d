import { DomainError } from '@rostra/kit/errors'
import { maxTextLength } from '@rostra/platform/text-limits'
import type { z } from 'zod'

/**
 * Parses input by a schema. Throws VALIDATION with one message for each invalid field. The raw length of every text is checked first, before a
 * schema trims it or matches a pattern; `longTexts` leaves it to the schema.
 */
export function readInput<Schema extends z.ZodType>(
  schema: Schema,
  input: unknown,
  { longTexts = false }: { longTexts?: boolean | undefined } = {},
): z.infer<Schema> {
  if (!longTexts) refuseLongTexts(input)
  const result = schema.safeParse(input)
  if (result.success) {
    refuseNul(result.data)
    return result.data
  }
  const fields: Record<string, string> = {}
  for (const issue of result.error.issues.flatMap((issue) => nearestIssues(issue, input))) fields[fieldName(issue.path)] ??= issue.message
  throw validationError(Object.entries(fields).map(toSentence).join('; '), fields)
}

type Issue = z.core.$ZodIssue

/** Returns the issues of the choice that an input means, when it may be one of several: the one of which it has the most fields. */
function nearestIssues(issue: Issue, input: unknown): Issue[] {
  if (issue.code !== 'invalid_union' || issue.path.length > 0 || typeof input !== 'object' || input === null) return [issue]
  const missing = (issues: readonly Issue[]) => issues.filter(({ path }) => !(String(path[0]) in input)).length
  const [nearest] = issue.errors.toSorted((one, other) => missing(one) - missing(other) || one.length - other.length)
  return nearest ? [...nearest] : [issue]
}

const fieldName = (path: PropertyKey[]) => path.map(String).join('.') || 'body'

/** The product's own messages name their field; zod's don't and get it as a prefix. */
const toSentence = ([name, message]: [string, string]) => (/^(Invalid|Too) /.test(message) ? `${name}: ${message}` : message)

const validationError = (message: string, fields: Record<string, string>) => new DomainError('invalid', 'VALIDATION', message, { fields })

/** Throws VALIDATION for a text of more than 16,384 UTF-16 units at any depth. */
function refuseLongTexts(input: unknown): void {
  if (hasText(input, isTooLong)) throw validationError('A text is too long', fieldsWith(input, isTooLong, 'is too long'))
}

/** Throws VALIDATION for a NUL character at any depth, where some stores cut a text. Unknown fields are gone by then. */
function refuseNul(data: unknown): void {
  const message = 'must not contain the NUL character'
  if (hasText(data, hasNul)) throw validationError(`A text ${message}`, fieldsWith(data, hasNul, message))
}

/** Iterates, because JSON can nest deeper than the stack. */
function hasText(input: unknown, matches: (text: string) => boolean): boolean {
  const pending: unknown[] = [input]
  while (pending.length > 0) {
    const value = pending.pop()
    if (typeof value === 'string' && matches(value)) return true
    if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) pending.push(part)
  }
  return false
}

const isTooLong = (text: string) => text.length > maxTextLength
const hasNul = (text: string) => text.includes('\0')

function fieldsWith(input: unknown, isWrong: (text: string) => boolean, message: string): Record<string, string> {
  const names = Object.entries(Object(input)).filter(([, value]) => typeof value === 'string' && isWrong(value))
  return Object.fromEntries(names.map(([name]) => [name, message]))
}
