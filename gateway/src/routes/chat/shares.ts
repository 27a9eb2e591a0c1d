import { randomUUID } from 'node:crypto'
import { isUnavailable } from '@rostra/kit/errors'
import { ChatService } from '@rostra/proto/chat'
import { ExpertsService } from '@rostra/proto/experts'
import type { Share__Output as ChatShare__Output } from '@rostra/proto/gen/rostra/chat/v1/Share'
import type { ListSharesResponse__Output } from '@rostra/proto/gen/rostra/experts/v1/ListSharesResponse'
import type { Share__Output as ExpertsShare__Output } from '@rostra/proto/gen/rostra/experts/v1/Share'
import { pages } from '@rostra/proto/http/pages'
import { z } from 'zod'
import { guestMessagesHeader, offlineHeader } from '../../json/answer-headers.ts'
import { botSchema, toFullBot } from '../../json/bot.ts'
import { id, idParams, timestamp } from '../../json/fields.ts'
import { messageSchema, toMessage } from '../../json/message.ts'
import { sharedLinkSchema } from '../../json/shared-link.ts'
import { route } from '../../routing/route.ts'
import { admitStart, startedConversationSchema, startRequestId, toStarted } from './conversations/start-conversation.ts'
import { ensureGuest } from './ensure-guest.ts'
import { findShared } from './find-shared.ts'
import { requireConversationOwner } from './send-input.ts'

export const shareConversation = route({
  method: 'post',
  path: '/api/conversations/{id}/share',
  summary: 'Share a snapshot of a conversation’s branch by a link',
  description:
    'The latest 200 messages of the branch with their answers, as they are now. Anyone with the link can read them. ' +
    'Sharing again makes a new link and ends the old one.',
  params: idParams,
  body: z
    .object({
      withName: z.boolean().default(false).meta({ description: 'Shows the member’s name' }),
      messageId: id.optional().meta({
        description: 'The answer with which the snapshot ends: the last one on the screen. Without it, the end of the shown branch',
      }),
    })
    .meta({ id: 'ShareConversationRequest' }),
  responses: { 201: sharedLinkSchema },
  refusals: {
    403: 'PRIVATE_PERSONA, CROSS_SITE',
    404: 'CONVERSATION_NOT_FOUND, MESSAGE_NOT_FOUND',
    409: 'NOTHING_TO_SHARE (no message has an answer, or none is the caller’s own)',
  },
  handle: async (context, { chat, publicUrl }) => {
    requireConversationOwner(context)
    const { params, body, call } = context
    const request = { conversationId: params.id, ...body, messageId: body.messageId ?? '' }
    const { token } = await chat.call(ChatService.ShareConversation, request, call)
    const url = new URL(pages.sharedConversation.path.replace(':token', token), publicUrl)
    return { status: 201, body: { url: url.href, token } }
  },
})

export const revokeConversationShare = route({
  method: 'delete',
  path: '/api/conversations/{id}/share',
  summary: 'End the link of a conversation',
  description: 'Succeeds when there is none.',
  params: idParams,
  responses: { 204: z.undefined() },
  refusals: { 404: 'CONVERSATION_NOT_FOUND' },
  handle: async (context, { chat }) => {
    requireConversationOwner(context)
    await chat.call(ChatService.RevokeShare, { conversationId: context.params.id }, context.call)
    return { status: 204, body: undefined }
  },
})

const shareSchema = z
  .object({
    kind: z.enum(['conversation', 'discussion', 'question']).meta({ id: 'ShareKind' }),
    id: z.string().meta({ description: 'Of the conversation, the discussion, or the question to three models' }),
    title: z.string().meta({ description: 'Of a conversation its title, else the question' }),
    bot: z
      .object({ id: z.string(), name: z.string(), slug: z.string() })
      .meta({ id: 'SharedBot' })
      .nullable()
      .meta({ description: 'The persona of a conversation; null for others' }),
    sharedBy: z.string().nullable().meta({ description: 'The name that it shows' }),
    sharedAt: timestamp,
  })
  .meta({ id: 'Share' })

type Share = z.infer<typeof shareSchema>

const missingShares = 'X-Missing-Shares'
/** How long the list waits for experts, in milliseconds. */
const expertsTimeoutMs = 2_000

export const listShares = route({
  method: 'get',
  path: '/api/shares',
  summary: 'List what the caller shares, latest first',
  description:
    'Conversations, and of a member discussions and questions to three models: 2,000 of each at most. ' +
    'A link is shown only when it is made.',
  responses: { 200: z.array(shareSchema) },
  headers: { [missingShares]: '`true` while discussions and questions cannot be read, and are left out' },
  handle: async ({ client, call }, { chat, experts, log }) => {
    const { kind } = client.caller
    if (kind === 'anonymous') return { status: 200, body: [] }
    const none: ListSharesResponse__Output = { discussions: [], questions: [] }
    const deadlineMs = Math.min(call.deadlineMs ?? expertsTimeoutMs, expertsTimeoutMs)
    const sharedWork = () =>
      experts.call(ExpertsService.ListShares, {}, { ...call, deadlineMs }).catch((error) => {
        if (!isUnavailable(error)) throw error
        log.warn({ err: error, requestId: call.requestId }, 'shares were listed without discussions and questions')
        return null
      })
    const [{ shares }, found] = await Promise.all([chat.call(ChatService.ListShares, {}, call), kind === 'member' ? sharedWork() : none])
    const { discussions, questions } = found ?? none
    const body = [
      ...shares.map(toShare),
      ...discussions.map((shared) => toSharedWork('discussion', shared)),
      ...questions.map((shared) => toSharedWork('question', shared)),
    ]
    const headers: Record<string, string> = found ? {} : { [missingShares]: 'true' }
    return { status: 200, body: body.sort((one, other) => other.sharedAt.localeCompare(one.sharedAt)), headers }
  },
})

const toShare = ({ conversationId, personaId, personaName, personaSlug, title, sharedBy, sharedAt }: ChatShare__Output): Share => ({
  kind: 'conversation',
  id: conversationId,
  title,
  bot: { id: personaId, name: personaName, slug: personaSlug },
  sharedBy: sharedBy || null,
  sharedAt,
})

const toSharedWork = (kind: Share['kind'], { id, prompt, sharedAt }: ExpertsShare__Output): Share => ({
  kind,
  id,
  title: prompt,
  bot: null,
  sharedBy: null,
  sharedAt,
})

const tokenParams = z.object({ token: z.string().min(1).max(100) })
const refusals = { 404: 'SHARE_NOT_FOUND' }

export const sharedConversation = route({
  method: 'get',
  path: '/api/shared/{token}',
  summary: 'Return a shared conversation',
  description: 'For anyone with the link. The ids of the messages are the share’s own, and `userId` is null: nothing leads to an account.',
  anonymous: true,
  params: tokenParams,
  responses: {
    200: z
      .object({
        bot: botSchema,
        title: z.string(),
        sharedBy: z.string().nullable(),
        sharedAt: timestamp,
        messages: z.array(messageSchema),
      })
      .meta({ id: 'SharedConversation' }),
  },
  refusals,
  handle: async ({ params, call }, ports) => {
    const { shared, persona } = await findShared(ports, params.token, call)
    const { title, sharedBy, sharedAt, messages } = shared
    // Hides the persona's owner, who may be the member who shared the conversation.
    const bot = { ...toFullBot(persona), userId: null }
    return { status: 200, body: { bot, title, sharedBy: sharedBy || null, sharedAt, messages: messages.map(toMessage) } }
  },
})

export const continueShared = route({
  method: 'post',
  path: '/api/shared/{token}/continue',
  summary: 'Copy a shared conversation into an own one',
  description:
    'Creates a guest for an anonymous caller. It costs nothing. ' +
    'A retry with the same `requestId` returns the same conversation, also when the share has ended since.',
  startsWork: true,
  params: tokenParams,
  body: z.object({ requestId: startRequestId }).meta({ id: 'ContinueRequest' }),
  responses: { 201: startedConversationSchema },
  headers: { 'Set-Cookie': 'The guest, when this call created one', ...offlineHeader, ...guestMessagesHeader },
  refusals: {
    ...refusals,
    403: 'WIDGET_ONLY: a guest of a widget; CROSS_SITE',
    409: 'REQUEST_ID_REUSED; CONVERSATION_LIMIT: 2,000 conversations',
    429: 'RATE_LIMITED',
    503: 'SHUTTING_DOWN, OVERLOADED',
  },
  handle: async (context, ports) => {
    await admitStart(context, ports)
    const call = await ensureGuest(context, ports)
    const request = { ...context.params, requestId: context.body.requestId ?? randomUUID() }
    return toStarted(await ports.chat.call(ChatService.ContinueShared, request, call))
  },
})
