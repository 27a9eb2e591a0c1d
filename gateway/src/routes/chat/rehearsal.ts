import { ChatService } from '@rostra/proto/chat'
import { z } from 'zod'
import { limitKey } from '../../callers/visitor.ts'
import { route, written } from '../../http/route.ts'
import { offlineHeader } from '../../json/offline-header.ts'
import { personaFormSchema } from '../../json/persona-form.ts'
import { relayGeneration } from '../../streams/relay-generation.ts'
import { eventStream } from './event-stream-schema.ts'

const line = z.object({ content: z.string(), isFromBot: z.boolean() })

export const rehearsal = route({
  method: 'post',
  path: '/api/bots/rehearsal',
  summary: 'Try a persona that is still being written',
  description: 'Nothing is kept, counted or charged. The generation is called `rehearsal`; it can’t be resumed, and ends with the request.',
  membersOnly: true,
  startsWork: true,
  body: personaFormSchema.pick({ name: true, description: true, category: true, rolePrompt: true, strictlyFollows: true }).extend({
    messages: z.array(line).max(200).meta({ description: 'What was said so far, oldest first, at most 40; the last is one’s own' }),
  }),
  answers: { 200: eventStream },
  mediaType: 'text/event-stream',
  headers: offlineHeader,
  refusals: { 503: 'SHUTTING_DOWN, OVERLOADED' },
  handle: async ({ body, visitor, call, response }, { chat, streams, limits }) => {
    await limits.use('rehearse', limitKey(visitor))
    await limits.use('rehearseInADay', limitKey(visitor))
    const { name, description, category, rolePrompt, strictlyFollows, messages } = body
    const lines = messages.map(({ content, isFromBot }) => ({ content, isFromPersona: isFromBot }))
    const request = { name, description, category, rolePrompt, strictlyFollows: strictlyFollows ?? '', lines }
    const open = () => chat.open(ChatService.Rehearse, request, call)
    await relayGeneration({ response, streams, open, after: { generationId: 'rehearsal', seq: 0 } })
    return written
  },
})
