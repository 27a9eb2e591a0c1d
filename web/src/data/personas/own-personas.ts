import { queryOptions } from '@tanstack/react-query'
import { api, bodyOf } from '../../api/client.ts'
import type { Bot, PersonaForm, Role, SlugCheck, SuggestedTexts } from '../../api/schemas.ts'
import { hasStatus } from '../../lib/errors/api-error.ts'
import { whenShownAgain } from '../client/hydration.ts'
import { fetchBotById } from './personas.ts'
import { visibilityOf } from './visibility.ts'

/** Reports whether an account with this role may have private personas. */
export const mayBePrivate = (role: Role): boolean => role !== 'citizen'

/** The personas of the signed-in member, newest first. */
export const ownBotsQuery = (userId: string) =>
  queryOptions({ queryKey: ['bots', 'own', userId], queryFn: () => bodyOf(api.GET('/api/bots')), refetchOnMount: whenShownAgain })

/** A persona to edit, with all fields of the form. Never cached, so that the form shows the stored persona. */
export const editedBotQuery = (id: string) => queryOptions({ queryKey: ['bots', 'edited', id], queryFn: () => fetchBotById(id), gcTime: 0 })

export const createPersona = (body: PersonaForm): Promise<Bot> => bodyOf(api.POST('/api/bots', { body }))

/** Requests texts for the form of a persona, from sentences about it. Aborting stops the model. */
export const requestSuggestion = (sentences: string, signal: AbortSignal): Promise<SuggestedTexts> =>
  bodyOf(api.POST('/api/bots/suggest', { body: { sentences }, signal }))

/** Replaces the fields of a persona. Refused when `version` is not the stored one; null overwrites any version. */
export const updatePersona = (id: string, form: PersonaForm, version: number | null): Promise<Bot> =>
  bodyOf(api.PUT('/api/bots/{id}', { params: { path: { id } }, body: { ...form, ...(version !== null && { version }) } }))

/** Makes a persona public, as it is stored. Refused when it is saved elsewhere meanwhile. */
export async function publishPersona(id: string): Promise<Bot> {
  const bot = await fetchBotById(id)
  return updatePersona(id, { ...formOf(bot), visibility: 'public' }, bot.version ?? null)
}

/** Returns the form of a stored persona, which keeps every field. Generated opening lines stay the service's. */
export const formOf = (bot: Bot): Required<PersonaForm> => ({
  name: bot.name,
  slug: bot.slug,
  description: bot.description,
  category: bot.category,
  rolePrompt: bot.rolePrompt ?? '',
  strictlyFollows: bot.strictlyFollows ?? '',
  voice: bot.voice,
  avatarUrl: bot.avatarUrl ?? '',
  avatarEmoji: bot.avatarEmoji ?? '',
  avatarBgColor: bot.avatarBgColor,
  isPrivate: bot.isPrivate,
  visibility: visibilityOf(bot),
  greeting: bot.greeting ?? '',
  openingLines: bot.openingLinesMade ? [] : (bot.openingLines ?? []),
  embedOrigins: bot.embedOrigins ?? [],
  onlyFromMaterial: bot.onlyFromMaterial ?? false,
  chatModel: bot.chatModel ?? '',
})

/** Deletes a persona. Succeeds for a deleted one. */
export async function deletePersona(id: string) {
  try {
    await api.DELETE('/api/bots/{id}', { params: { path: { id } } })
  } catch (error) {
    if (!hasStatus(error, 404)) throw error
  }
}

interface SlugQuery {
  slug: string
  /** The name to derive a suggestion from when the slug is empty. */
  name?: string
  /** The persona that the slug is for; none for a new one. */
  id?: string
}

/** Checks whether a slug is free, with a free suggestion when it is not. */
export const checkSlug = (query: SlugQuery, signal: AbortSignal): Promise<SlugCheck> =>
  bodyOf(api.GET('/api/bots/slug-check', { params: { query }, signal }))
