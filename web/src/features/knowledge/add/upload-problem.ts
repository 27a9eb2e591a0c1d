import { maxFileSize, RefusedFile } from '../../../data/knowledge/material.ts'
import { ApiError } from '../../../lib/errors/api-error.ts'
import { errorText } from '../../../lib/errors/refusals.ts'
import { knowledgeStrings } from '../../../strings/strings.ts'

const { problems } = knowledgeStrings

/** Returns the reason why material could not be added, and what to do. `limit` is the most sources of the persona; null while unknown. */
export function uploadProblem(error: unknown, limit: number | null): string {
  if (error instanceof RefusedFile) return error.problem === 'tooLarge' ? problems.tooLarge(maxFileSize) : problems[error.problem]
  if (!(error instanceof ApiError)) return problems.offline
  switch (error.reason) {
    case 'TOO_LARGE':
      return problems.tooLarge(maxFileSize)
    case 'UNSUPPORTED_TYPE':
      return problems.wrongType
    case 'SOURCE_LIMIT':
      return problems.limit(limit)
    case 'SOURCE_EXISTS':
      return problems.twice
    case 'BOT_NOT_FOUND':
      return problems.gone
    default:
      return error.status === 401 ? problems.signedOut : errorText(error)
  }
}
