import { ApiError } from '../../api/request.ts'
import { strings } from '../../strings/strings.ts'
import { refusalText } from '../auth/refusals.ts'

/** What stands in the way of a save and what helps. */
export type SaveProblem =
  | { kind: 'slug-taken'; suggestion: string | null }
  | { kind: 'private-not-allowed' }
  | { kind: 'limit' }
  | { kind: 'edited-elsewhere' }
  | { kind: 'gone' }
  | { kind: 'fields' }
  | { kind: 'other' }

/** Reads a refusal of a save. */
export function problemOf(error: unknown): SaveProblem {
  if (!(error instanceof ApiError)) return { kind: 'other' }
  switch (error.reason) {
    case 'SLUG_TAKEN':
      return { kind: 'slug-taken', suggestion: error.suggestion }
    case 'PRIVATE_NOT_ALLOWED':
      return { kind: 'private-not-allowed' }
    case 'PERSONA_LIMIT':
      return { kind: 'limit' }
    case 'EDITED_ELSEWHERE':
      return { kind: 'edited-elsewhere' }
    default:
      if (error.status === 404) return { kind: 'gone' }
      return Object.keys(error.fields).length > 0 ? { kind: 'fields' } : { kind: 'other' }
  }
}

/** What a refusal says about single fields of the form, by their names there. */
export function complaintsOf(error: unknown): Record<string, string> {
  if (!(error instanceof ApiError)) return {}
  if (error.reason === 'SLUG_TAKEN') return { slug: error.detail }
  if (error.reason === 'PRIVATE_NOT_ALLOWED') return { isPrivate: error.detail }
  const complaints = Object.entries(error.fields).map(([name, message]) => [fieldOf(name), message])
  return Object.fromEntries(complaints)
}

/** 'openingLines' as a whole is shown at its first line; 'openingLines.1' and 'openingLines[1]' are the same. */
function fieldOf(name: string): string {
  const [field, index] = name.split(/[.[\]]+/)
  if (field === 'openingLines') return `openingLines.${index || 0}`
  return field ?? name
}

/** The server's words for a toast, how long to wait, or that it was not reached. */
export const wordsOf = (error: unknown): string => refusalText(error, strings.errors.network)
