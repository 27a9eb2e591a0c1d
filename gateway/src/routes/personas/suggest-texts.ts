import { PersonaService } from '@rostra/proto/persona'
import { z } from 'zod'
import { limitKey } from '../../callers/client.ts'
import { linesPattern } from '../../json/text-patterns.ts'
import { route } from '../../routing/route.ts'

/** The time limit of the call: longer than the 45 s of the model. */
const deadlineMs = 55_000

const suggestion = (description: string) =>
  z
    .string()
    .nullable()
    .meta({ description: `${description}; null without a suggestion` })

export const suggestTexts = route({
  method: 'post',
  path: '/api/bots/suggest',
  summary: 'Suggest texts for the form of a persona, from a few sentences about it',
  description:
    'A model writes them, by the rules of the form. Without a model they are a template, filled from the sentences, with `template` true. ' +
    'Nothing is stored or charged. The model stops when the client disconnects.',
  membersOnly: true,
  startsWork: true,
  body: z
    .object({
      sentences: z
        .string()
        .refine((text) => text.isWellFormed(), 'This text contains characters that cannot be shown')
        .meta({
          description: 'Who the persona is, for whom, and how it speaks: 20 to 1,000 characters after trimming',
          override: { minLength: 20, maxLength: 1_000, pattern: linesPattern(20) },
        }),
    })
    .meta({ id: 'SuggestTextsRequest' }),
  responses: {
    200: z
      .object({
        name: suggestion('The name'),
        description: suggestion('The description'),
        rolePrompt: z.string(),
        openingLines: z.array(z.string()).meta({ description: 'At most 3 questions to begin with' }),
        greeting: suggestion('The first message of its conversations'),
        template: z.boolean().meta({ description: 'No model wrote them; a client that shows them must say so' }),
      })
      .meta({ id: 'SuggestedTexts' }),
  },
  refusals: {
    429:
      'RATE_LIMITED: 10 in 5 minutes per account, 100 an hour per network, or the free work of the day is used up: 20 suggestions of an account ' +
      'at most',
    503:
      'OVERLOADED, SHUTTING_DOWN, STORE_UNAVAILABLE; MODEL_BUSY, MODEL_REFUSED_KEY, MODEL_QUOTA, MODEL_UNKNOWN, MODEL_SILENT, or MODEL_FAILED, ' +
      'also when the texts of the model break the rules twice',
  },
  handle: async ({ body, client, call }, { persona, limits }) => {
    await limits.use('suggestTexts', limitKey(client))
    await limits.use('suggestTextsFromAddress', client.network)
    const { name, description, greeting, ...texts } = await persona.call(PersonaService.SuggestTexts, body, { ...call, deadlineMs })
    return { status: 200, body: { ...texts, name: name || null, description: description || null, greeting: greeting || null } }
  },
})
