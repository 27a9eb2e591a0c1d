import { DomainError } from '@rostra/kit/errors'
import { maxTextLength } from '@rostra/platform/text-limits'
import type { z } from 'zod'

/**
 * Parses input by a schema. Throws VALIDATION with one message for each invalid field. Checks the raw length of every text first, before a
 * schema trims it or matches a pattern; with `longTexts` only the schema limits lengths.
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

/** Returns the issues of the union member that the input is closest to: the one with the fewest missing fields, then the fewest issues. */
function nearestIssues(issue: Issue, input: unknown): Issue[] {
  if (issue.code !== 'invalid_union' || issue.path.length > 0 || typeof input !== 'object' || input === null) return [issue]
  const missing = (issues: readonly Issue[]) => issues.filter(({ path }) => !(String(path[0]) in input)).length
  const [nearest] = issue.errors.toSorted((one, other) => missing(one) - missing(other) || one.length - other.length)
  return nearest ? [...nearest] : [issue]
}

const fieldName = (path: PropertyKey[]) => path.map(String).join('.') || 'body'

/** Adds the field's name to zod's messages. The product's own messages contain it already. */
const toSentence = ([name, message]: [string, string]) => (/^(Invalid|Too) /.test(message) ? `${name}: ${message}` : message)

const validationError = (message: string, fields: Record<string, string>) => new DomainError('invalid', 'VALIDATION', message, { fields })

/** Throws VALIDATION for a text of more than 16,384 UTF-16 units at any depth. */
function refuseLongTexts(input: unknown): void {
  if (hasText(input, isTooLong)) throw validationError('A text is too long', fieldsWith(input, isTooLong, 'is too long'))
}

/** Throws VALIDATION for a NUL character at any depth: some stores cut a text there. Unknown fields were dropped before. */
function refuseNul(data: unknown): void {
  const message = 'must not contain the NUL character'
  if (hasText(data, hasNul)) throw validationError(`A text ${message}`, fieldsWith(data, hasNul, message))
}

/** Reports whether a string at any depth matches. Iterates, because JSON can nest deeper than the stack. */
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
