import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Bot } from '../../api/schemas.ts'
import { ApiError } from '../../lib/errors/api-error.ts'
import { formOf, updatePersona } from './own-personas.ts'
import { botBySlugKey, fetchBotById } from './personas.ts'

/** The websites that may frame an own persona. Never cached, so that they are the stored ones. */
export const embedOriginsQuery = (id: string) =>
  queryOptions({
    queryKey: ['bots', 'embed-origins', id],
    queryFn: async (): Promise<string[]> => (await fetchBotById(id)).embedOrigins ?? [],
    gcTime: 0,
  })

type Change = (origins: string[]) => string[]

/** Saves a change of the websites that may frame an own persona. */
export function useChangeEmbedOrigins({ id }: Bot) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (change: Change) => saveOrigins(id, change),
    onSuccess: ({ embedOrigins = [] }) => {
      client.setQueryData(embedOriginsQuery(id).queryKey, embedOrigins)
      void client.invalidateQueries({ queryKey: botBySlugKey })
      void client.invalidateQueries({ queryKey: ['bots', 'id', id] })
    },
  })
}

/** Saves the stored persona with changed websites. Repeats once when it was saved elsewhere meanwhile, so that neither change is lost. */
async function saveOrigins(id: string, change: Change, mayRepeat = true): Promise<Bot> {
  const stored = await fetchBotById(id)
  try {
    return await updatePersona(id, { ...formOf(stored), embedOrigins: change(stored.embedOrigins ?? []) }, stored.version ?? null)
  } catch (error) {
    if (mayRepeat && error instanceof ApiError && error.reason === 'EDITED_ELSEWHERE') return saveOrigins(id, change, false)
    throw error
  }
}
