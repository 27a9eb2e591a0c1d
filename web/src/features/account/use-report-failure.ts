import { useQueryClient } from '@tanstack/react-query'
import { ApiError, hasStatus } from '../../api/request.ts'
import { toastError } from '../../components/toast.ts'
import { accountStrings } from '../../strings/account-strings.ts'
import { refusalText } from '../auth/refusals.ts'

/** Core 8: 'Error' with the server's words, or what failed when it never answered. Whoever was signed out elsewhere is asked to log in. */
export function useReportFailure() {
  const client = useQueryClient()
  return (error: unknown, failed: string) => {
    if (hasStatus(error, 401)) void client.invalidateQueries({ queryKey: ['user'] })
    if (error instanceof ApiError) toastError([accountStrings.toasts.error, refusalText(error, failed)])
    else toastError([failed, accountStrings.problems.network])
  }
}
