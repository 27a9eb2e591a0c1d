import { useMutation, useQueryClient } from '@tanstack/react-query'
import { hasStatus } from '../../lib/errors/api-error.ts'

/**
 * Returns a mutation that changes something as an operator. It is not repeated by itself. Afterwards the console's lists and the lists of
 * personas are fetched again. A refusal by permission asks again who the caller is.
 */
export function useOperate<Input, Result>(run: (input: Input) => Promise<Result>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: run,
    retry: false,
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: ['console'] })
      void client.invalidateQueries({ queryKey: ['bots'] })
    },
    onError: (error) => {
      // Another operator was faster.
      if (hasStatus(error, 404) || hasStatus(error, 409)) void client.invalidateQueries({ queryKey: ['console'] })
      if (!hasStatus(error, 401) && !hasStatus(error, 403)) return
      void client.invalidateQueries({ queryKey: ['user'] })
      void client.invalidateQueries({ queryKey: ['admin-check'] })
    },
  })
}
