import { useMutation, useQueryClient } from '@tanstack/react-query'
import { hasStatus } from '../../lib/errors/api-error.ts'

/**
 * Returns a mutation for an operator's change. It is not retried automatically. Afterwards it refetches the console's lists and the lists
 * of personas, and after a refusal for missing permission also the caller.
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
      // Another operator has already changed it.
      if (hasStatus(error, 404) || hasStatus(error, 409)) void client.invalidateQueries({ queryKey: ['console'] })
      if (!hasStatus(error, 401) && !hasStatus(error, 403)) return
      void client.invalidateQueries({ queryKey: ['user'] })
      void client.invalidateQueries({ queryKey: ['admin-check'] })
    },
  })
}
