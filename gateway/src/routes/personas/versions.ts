import { PersonaService } from '@rostra/proto/persona'
import { z } from 'zod'
import { limitKey } from '../../callers/client.ts'
import { botSchema, toFullBot } from '../../json/bot.ts'
import { count, id, idParams, timestamp } from '../../json/fields.ts'
import { route } from '../../routing/route.ts'

const versionSchema = z
  .object({ version: count, savedAt: timestamp, rolePrompt: z.string(), strictlyFollows: z.string() })
  .meta({ id: 'PromptVersion' })

const listVersions = route({
  method: 'get',
  path: '/api/bots/{id}/versions',
  summary: 'List the prompt versions of an own persona, newest first',
  description: 'The first one is current.',
  membersOnly: true,
  params: idParams,
  responses: { 200: z.array(versionSchema) },
  refusals: { 404: 'BOT_NOT_FOUND' },
  handle: async ({ params, call }, { persona }) => ({
    status: 200,
    body: (await persona.call(PersonaService.ListPromptVersions, { personaId: params.id }, call)).versions,
  }),
})

const restoreVersion = route({
  method: 'post',
  path: '/api/bots/{id}/versions/{version}/restore',
  summary: 'Restore the prompts of an earlier version',
  membersOnly: true,
  params: z.object({ id, version: z.coerce.number().int().min(0).max(0xffff_ffff) }),
  responses: { 200: botSchema },
  refusals: { 403: 'PERSONA_READ_ONLY, CROSS_SITE', 404: 'BOT_NOT_FOUND, VERSION_NOT_FOUND' },
  handle: async ({ params, client, call }, { persona, limits }) => {
    await limits.use('savePersona', limitKey(client))
    const request = { personaId: params.id, version: params.version }
    return { status: 200, body: toFullBot(await persona.call(PersonaService.RestorePromptVersion, request, call)) }
  },
})

export const versionRoutes = [listVersions, restoreVersion]
