import { ChatService } from '@rostra/proto/chat'
import { maxMessageUnits } from '@rostra/text/message-length'
import { z } from 'zod'
import { limitKey } from '../../callers/client.ts'
import { offlineHeader } from '../../json/answer-headers.ts'
import { id } from '../../json/fields.ts'
import { personaFormSchema } from '../../json/persona-form.ts'
import { responseWritten, route } from '../../routing/route.ts'
import { relayGeneration } from '../../streams/relay-generation.ts'
import { eventStream } from './event-stream-schema.ts'

const trialRequestSchema = personaFormSchema
  .pick({ name: true, description: true, category: true, rolePrompt: true, strictlyFollows: true, onlyFromMaterial: true, chatModel: true })
  .extend({
    messages: z
      .array(
        z.object({
          content: z.string().max(maxMessageUnits).meta({ description: '1 to 4,000 characters, counted as in a send' }),
          isFromBot: z.boolean(),
        }),
      )
      .max(200)
      .meta({ description: 'The messages so far, oldest first; the last is the member’s', override: { maxItems: 40 } }),
    botId: id.optional().meta({ description: 'The own persona whose material is used' }),
  })
  .meta({ id: 'TrialRequest' })

export const answerTrial = route({
  method: 'post',
  path: '/api/bots/trial',
  summary: 'Try a persona that is still being written',
  description:
    'The answer is not stored, counted or charged. The generation has the id `trial`; it can’t be resumed, and ends with the request. ' +
    'Its last frame has in `given` all passages of the material that the model got.',
  membersOnly: true,
  startsWork: true,
  body: trialRequestSchema,
  responses: { 200: eventStream },
  mediaType: 'text/event-stream',
  headers: offlineHeader,
  refusals: {
    404: 'BOT_NOT_FOUND: no own persona has the `botId`',
    429: 'RATE_LIMITED: 30 in 5 minutes and 60 a day per account, 200 a day per network, or the free work of the day is used up',
    503: 'SHUTTING_DOWN, OVERLOADED',
  },
  handle: async ({ body, client, call, response, startedAt }, { chat, streams, limits }) => {
    await limits.use('trial', limitKey(client))
    const { name, description, category, rolePrompt, strictlyFollows, onlyFromMaterial, chatModel, botId = '' } = body
    const messages = body.messages.map(({ content, isFromBot }) => ({ content, isFromPersona: isFromBot }))
    const draft = { name, description, category, rolePrompt, strictlyFollows: strictlyFollows ?? '', onlyFromMaterial }
    const request = { ...draft, chatModel: chatModel ?? '', messages, personaId: botId }
    const open = () => chat.open(ChatService.AnswerTrial, request, call)
    await relayGeneration({ response, startedAt, streams, open, after: { generationId: 'trial', seq: 0 } })
    return responseWritten
  },
})
