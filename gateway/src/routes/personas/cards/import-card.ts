import { DomainError } from '@rostra/kit/errors'
import { PersonaService } from '@rostra/proto/persona'
import { z } from 'zod'
import { limitKey } from '../../../callers/client.ts'
import { checkFormHeaders, type FileRules, isForm, receiveFile } from '../../../http/uploads/receive-file.ts'
import { importedCardSchema, toImportedCard } from '../../../json/personas/card.ts'
import { route } from '../../../routing/route.ts'

const fileRules: FileRules = { maxBytes: 10 * 1024 * 1024, checkName: () => undefined }

/** The time limit of a call that reads a card: longer than a reading, which takes at most 20 s. */
const cardCallMs = 30_000

const form = z
  .object({ file: z.string().meta({ format: 'binary', description: 'PNG, APNG, JSON or CharX, at most 10 MB' }) })
  .meta({ id: 'CardRequest' })

export const importCard = route({
  method: 'post',
  path: '/api/bots/import',
  summary: 'Read a character card as a draft of a persona',
  description:
    'Cards of version 1, 2 and 3. Nothing is stored: `form` is for `POST /api/bots`, `material` for the knowledge of the persona. Nothing that the card ' +
    'links to is fetched. `{{char}}` becomes the name; `{{user}}` stays in the role prompt, and texts for readers do without it.',
  membersOnly: true,
  startsWork: true,
  form,
  responses: { 200: importedCardSchema },
  refusals: {
    400: 'CARD_UNREADABLE: with what is wrong; VALIDATION',
    408: 'UPLOAD_TOO_SLOW: the file takes longer than 2 minutes, or less than 64 KiB of it arrive in 10 seconds',
    413: 'TOO_LARGE: the file is larger than 10 MB',
    415: 'UNSUPPORTED_TYPE: the body is not multipart/form-data',
    429: 'RATE_LIMITED: 30 in 10 minutes per account; TOO_MANY_UPLOADS: 4 of the account are running',
    503: 'SHUTTING_DOWN, OVERLOADED',
  },
  handle: async ({ client, call, request, response }, { persona, limits, uploads }) => {
    if (!isForm(request)) throw new DomainError('invalid', 'UNSUPPORTED_TYPE', 'Send the card as multipart/form-data')
    checkFormHeaders(request, fileRules)
    return uploads.run(client, async () => {
      await limits.use('characterCard', limitKey(client))
      const { content } = await receiveFile(request, response, fileRules, { signal: call.signal, pace: uploads.pace })
      const card = await persona.call(PersonaService.ImportCard, { content }, { ...call, deadlineMs: cardCallMs, repeat: false })
      return { status: 200, body: toImportedCard(card) }
    })
  },
})
