import { ApiError } from '../../../lib/errors/api-error.ts'

/** The reason why a save was refused. */
export type SaveProblem =
  | { kind: 'slug-taken'; suggestion: string | null }
  | { kind: 'private-not-allowed' }
  | { kind: 'limit' }
  | { kind: 'unconfirmed' }
  | { kind: 'edited-elsewhere' }
  | { kind: 'not-found' }
  | { kind: 'fields' }
  | { kind: 'other' }

/** Classifies the error of a save. */
export function problemOf(error: unknown): SaveProblem {
  if (!(error instanceof ApiError)) return { kind: 'other' }
  switch (error.reason) {
    case 'SLUG_TAKEN':
      return { kind: 'slug-taken', suggestion: error.suggestion }
    case 'PRIVATE_NOT_ALLOWED':
      return { kind: 'private-not-allowed' }
    case 'PERSONA_LIMIT':
      return { kind: 'limit' }
    case 'EMAIL_NOT_CONFIRMED':
      return { kind: 'unconfirmed' }
    case 'EDITED_ELSEWHERE':
      return { kind: 'edited-elsewhere' }
    default:
      if (error.status === 404) return { kind: 'not-found' }
      return Object.keys(error.fields).length > 0 ? { kind: 'fields' } : { kind: 'other' }
  }
}

/** Returns the error texts of a refusal by the names of the form's fields. */
export function complaintsOf(error: unknown): Record<string, string> {
  if (!(error instanceof ApiError)) return {}
  if (error.reason === 'SLUG_TAKEN') return { slug: error.detail }
  if (error.reason === 'PRIVATE_NOT_ALLOWED') return { visibility: error.detail }
  const complaints = Object.entries(error.fields).map(([name, message]) => [fieldOf(name), message])
  return Object.fromEntries(complaints)
}

/** Maps a field name of the server to one of the form. 'openingLines' means the first line; 'openingLines.1' equals 'openingLines[1]'. */
function fieldOf(name: string): string {
  const [field, index] = name.split(/[.[\]]+/)
  if (field === 'openingLines') return `openingLines.${index || 0}`
  return field ?? name
}
