import { PersonaService } from '@rostra/proto/persona'
import { z } from 'zod'
import { limitKey } from '../../callers/visitor.ts'
import { route } from '../../http/route.ts'
import { botSchema, toWholeBot } from '../../json/bot.ts'
import { id, idParams } from '../../json/inputs.ts'

const versionSchema = z
  .object({ version: z.int(), savedAt: z.string(), rolePrompt: z.string(), strictlyFollows: z.string() })
  .meta({ id: 'PromptVersion' })

export const listVersions = route({
  method: 'get',
  path: '/api/bots/{id}/versions',
  summary: 'The prompts that a persona of one’s own had, newest first',
  description: 'The first is the current one.',
  membersOnly: true,
  params: idParams,
  answers: { 200: z.array(versionSchema) },
  refusals: { 404: 'BOT_NOT_FOUND' },
  handle: async ({ params, call }, { persona }) => ({
    status: 200,
    body: (await persona.call(PersonaService.ListPromptVersions, { personaId: params.id }, call)).versions,
  }),
})

export const restoreVersion = route({
  method: 'post',
  path: '/api/bots/{id}/versions/{version}/restore',
  summary: 'Make the prompts of an earlier version the current ones',
  membersOnly: true,
  params: z.object({ id, version: z.coerce.number().int().min(0).max(0xffff_ffff) }),
  answers: { 200: botSchema },
  refusals: { 404: 'BOT_NOT_FOUND, VERSION_NOT_FOUND' },
  handle: async ({ params, visitor, call }, { persona, limits }) => {
    await limits.use('savePersona', limitKey(visitor))
    const request = { personaId: params.id, version: params.version }
    return { status: 200, body: toWholeBot(await persona.call(PersonaService.RestorePromptVersion, request, call)) }
  },
})
