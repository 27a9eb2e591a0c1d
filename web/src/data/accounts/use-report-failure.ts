import { useQueryClient } from '@tanstack/react-query'
import { ApiError, hasStatus } from '../../lib/errors/api-error.ts'
import { refusalText } from '../../lib/errors/refusals.ts'
import { toastError } from '../../lib/toast/toast.ts'
import { strings } from '../../strings/strings.ts'

/**
 * Returns a function that shows a failed call as a toast: the server's text, or `failed` when no response arrived. After a 401 the user is
 * fetched again, so that a member who was signed out elsewhere sees the login.
 */
export function useReportFailure() {
  const client = useQueryClient()
  return (error: unknown, failed: string) => {
    if (hasStatus(error, 401)) void client.invalidateQueries({ queryKey: ['user'] })
    if (error instanceof ApiError) toastError([strings.toasts.error, refusalText(error, failed)])
    else toastError([failed, strings.problems.network])
  }
}
