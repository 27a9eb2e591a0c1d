import { ChatService } from '@rostra/proto/chat'
import { z } from 'zod'
import { limitKey } from '../../callers/client.ts'
import { boundedText, count, id, idParams, limit, page } from '../../json/fields.ts'
import { inboxItemSchema, inboxStates, toInboxItem, wireStates } from '../../json/knowledge/inbox-item.ts'
import { filledLinesPattern } from '../../json/text-patterns.ts'
import { route } from '../../routing/route.ts'

export const listInbox = route({
  method: 'get',
  path: '/api/bots/{id}/inbox',
  summary: 'List the inbox of an own persona, the latest first',
  description:
    'Answers that visitors reported with their consent, without who asked, and groups of questions that the material does not answer.',
  membersOnly: true,
  params: idParams,
  query: z.object({
    page,
    limit: limit(20, 100),
    state: inboxStates.optional().meta({ description: 'Only items in this state' }),
  }),
  responses: { 200: z.array(inboxItemSchema) },
  headers: { 'X-Total-Count': 'The number of items in this state, on every page', 'X-Open-Count': 'The number of open items' },
  refusals: { 404: 'BOT_NOT_FOUND' },
  handle: async ({ params, query, call }, { chat }) => {
    const state = query.state ? wireStates[query.state] : ('INBOX_STATE_UNSPECIFIED' as const)
    const request = { personaId: params.id, page: query.page, limit: query.limit, state }
    const { items, total, open } = await chat.call(ChatService.ListInbox, request, call)
    return { status: 200, body: items.map(toInboxItem), headers: { 'X-Total-Count': String(total), 'X-Open-Count': String(open) } }
  },
})

const betterAnswer = z
  .object({
    answer: boundedText('An answer', 4_000, filledLinesPattern),
    question: boundedText('A question', 1_000, filledLinesPattern).optional().meta({ description: 'In place of the item’s question' }),
  })
  .meta({ id: 'AnswerInboxItemRequest' })

const dismissal = z.object({ dismissed: z.literal(true) }).meta({ id: 'DismissInboxItemRequest' })

export const answerInboxItem = route({
  method: 'post',
  path: '/api/bots/{id}/inbox/{itemId}',
  summary: 'Answer an item of the inbox better, or dismiss it',
  description:
    'Question and answer become a source of the persona, of the kind `pair`. A repeated decision with the same answer changes nothing.',
  membersOnly: true,
  params: z.object({ id, itemId: id }),
  body: z.union([betterAnswer, dismissal]).meta({ id: 'DecideInboxItemRequest' }),
  responses: { 200: inboxItemSchema },
  refusals: {
    403: 'SOURCE_LIMIT, CROSS_SITE',
    404: 'BOT_NOT_FOUND, ITEM_NOT_FOUND',
    409: 'ALREADY_HANDLED; SOURCE_EXISTS: the persona has the same question and answer',
  },
  handle: async ({ params, body, client, call }, { chat, limits }) => {
    await limits.use('changeKnowledge', limitKey(client))
    const item = { personaId: params.id, itemId: params.itemId }
    const decided =
      'answer' in body
        ? await chat.call(ChatService.AnswerInboxItem, { ...item, answer: body.answer, question: body.question ?? '' }, call)
        : await chat.call(ChatService.DismissInboxItem, item, call)
    return { status: 200, body: toInboxItem(decided) }
  },
})

export const countInbox = route({
  method: 'get',
  path: '/api/inbox/counts',
  summary: 'Count the open items in the inboxes of own personas',
  description: 'By the persona’s id. Personas without an open item are left out.',
  membersOnly: true,
  responses: { 200: z.record(z.string(), count).meta({ id: 'InboxCounts' }) },
  handle: async ({ call }, { chat }) => {
    const { personas } = await chat.call(ChatService.CountInbox, {}, call)
    return { status: 200, body: Object.fromEntries(personas.map(({ personaId, open }) => [personaId, open])) }
  },
})
