import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { api, bodyOf } from '../../api/client.ts'
import type { Bot } from '../../api/schemas.ts'
import { hasStatus } from '../../lib/errors/api-error.ts'

/** The personas that a member saved, newest first; fresh for a minute. */
export const savedPersonasQuery = (userId: string) =>
  queryOptions({
    queryKey: ['bots', 'saved', userId],
    queryFn: () => bodyOf(api.GET('/api/saved-personas')),
    staleTime: 60_000,
  })

interface Change {
  bot: Bot
  saved: boolean
}

const mutationKey = ['saved-personas']

/**
 * Saves a persona, or removes it from the saved ones. The change is shown at once, and rolled back when it fails. Changes are sent one
 * after another. The caller shows the error.
 */
export function useChangeSaved(userId: string) {
  const client = useQueryClient()
  const { queryKey } = savedPersonasQuery(userId)
  const show = ({ bot, saved }: Change) =>
    client.setQueryData(queryKey, (bots) => {
      const others = bots?.filter(({ id }) => id !== bot.id)
      return others && saved ? [bot, ...others] : others
    })
  return useMutation({
    mutationKey,
    scope: { id: 'saved-personas' },
    mutationFn: send,
    onMutate: async (change: Change) => {
      await client.cancelQueries({ queryKey })
      show(change)
    },
    onError: (error, { bot, saved }) => {
      show({ bot, saved: !saved })
      if (hasStatus(error, 401)) void client.invalidateQueries({ queryKey: ['user'] })
    },
    // Refetches only after the last change: an earlier read would hide waiting ones.
    onSettled: () => {
      if (client.isMutating({ mutationKey }) === 1) void client.invalidateQueries({ queryKey })
    },
  })
}

async function send({ bot, saved }: Change) {
  const call = { params: { path: { id: bot.id } }, keepalive: true }
  if (saved) await api.PUT('/api/bots/{id}/saved', call)
  else await api.DELETE('/api/bots/{id}/saved', call)
}
