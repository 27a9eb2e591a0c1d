import { queryOptions } from '@tanstack/react-query'
import { api, bodyOf } from '../../../api/client.ts'
import type { Bot } from '../../../api/schemas.ts'
import { useChangeMark } from './use-change-mark.ts'

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

/** Saves a persona, or removes it from the saved ones. */
export const useChangeSaved = (userId: string) =>
  useChangeMark<Bot[], Change>({
    name: 'saved-personas',
    queryKey: savedPersonasQuery(userId).queryKey,
    changed: (bots, { bot, saved }) => {
      const others = bots.filter(({ id }) => id !== bot.id)
      return saved ? [bot, ...others] : others
    },
    reversed: ({ bot, saved }) => ({ bot, saved: !saved }),
    send,
  })

async function send({ bot, saved }: Change) {
  const call = { params: { path: { id: bot.id } }, keepalive: true }
  if (saved) await api.PUT('/api/bots/{id}/saved', call)
  else await api.DELETE('/api/bots/{id}/saved', call)
}
