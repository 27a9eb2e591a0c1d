import { PersonaService } from '@rostra/proto/persona'
import { z } from 'zod'
import { count } from '../../json/fields.ts'
import { route } from '../../routing/route.ts'

export const chatModels = route({
  method: 'get',
  path: '/api/chat-models',
  summary: 'List the models that an owner may choose for a persona',
  description: 'The first is the default. None or a single one leave no choice; a client then shows nothing.',
  anonymous: true,
  shared: true,
  responses: {
    200: z.array(
      z
        .object({
          id: z.string(),
          label: z.string(),
          credits: count.meta({ description: 'The price of a message with its answer' }),
        })
        .meta({ id: 'ChatModel' }),
    ),
  },
  refusals: { 503: 'OVERLOADED' },
  handle: async ({ call }, { persona }) => ({ status: 200, body: (await persona.call(PersonaService.ListChatModels, {}, call)).models }),
})
