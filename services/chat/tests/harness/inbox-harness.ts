import { randomUUID } from 'node:crypto'
import { DomainError } from '@rostra/kit/errors'
import type { Caller } from '@rostra/platform/caller'
import { ChatService } from '@rostra/proto/chat'
import { ExchangeFinishedEvent } from '@rostra/proto/chat-events'
import type { InboxItem__Output } from '@rostra/proto/gen/rostra/chat/v1/InboxItem'
import type { InboxState } from '@rostra/proto/gen/rostra/chat/v1/InboxState'
import type { SetFeedbackRequest } from '@rostra/proto/gen/rostra/chat/v1/SetFeedbackRequest'
import { InsightsConsentChangedEvent } from '@rostra/proto/identity-events'
import { PersonaDeletedEvent } from '@rostra/proto/persona-events'
import { Types } from 'mongoose'
import type { ChatHarness, Replica } from './chat-harness.ts'
import { profileOf } from './fake-persona.ts'

export interface Pair {
  personaId: string
  question: string
  answer: string
}

/** How calls of AddSource fail: after the source is added, or refused. Null: they succeed. */
export type AddSourceFailure = 'after-adding' | 'refused' | null

/** Personas with owners, members with consents, and calls around the inbox. Owners and askers are new for each test. */
export function openInbox(harness: ChatHarness, replica: () => Replica) {
  const personas = new Map<string, { ownerId: string; isPrivate: boolean; isUnlisted: boolean; name: string }>()
  const refusing = new Set<string>()
  const unconfirmed = new Set<string>()
  const names = new Set<string>()
  const sources = new Map<string, Pair & { id: string }>()
  let failure: AddSourceFailure = null
  const notFound = () => new DomainError('not_found', 'BOT_NOT_FOUND', 'Bot not found')
  const visible = (id: string, caller: Caller) => {
    const persona = personas.get(id)
    const isOwn = caller.kind === 'member' && caller.id === persona?.ownerId
    const visibility = persona?.isUnlisted ? 'VISIBILITY_UNLISTED' : 'VISIBILITY_PUBLIC'
    return persona && (!persona.isPrivate || isOwn) ? { id, ...persona, visibility } : undefined
  }

  harness.persona.on('GetSpeakingProfile', ({ request, caller }) => {
    if (request.id === 'plato') return { ...profileOf('plato'), isPublic: true }
    const persona = visible(request.id, caller)
    if (!persona) throw notFound()
    return { ...profileOf('plato'), id: persona.id, name: persona.name, isPublic: !persona.isPrivate }
  })
  harness.persona.on('GetPersona', ({ request, caller }) => {
    const persona = visible(request.id ?? '', caller)
    if (!persona) throw notFound()
    return persona
  })
  harness.persona.on('ListPersonasByIds', ({ request, caller }) => ({
    personas: request.ids.map((id: string) => visible(id, caller)).filter(Boolean),
  }))
  harness.persona.on('ListOwnPersonas', ({ caller }) => ({
    personas: [...personas].flatMap(([id, persona]) =>
      caller.kind === 'member' && persona.ownerId === caller.id ? [{ id, ...persona }] : [],
    ),
  }))
  harness.persona.on('AddSource', ({ request, caller }) => {
    const { personaId, requestId, pair } = request
    const { question = '', answer = '' } = pair ?? {}
    if (caller.kind !== 'member' || personas.get(personaId)?.ownerId !== caller.id) throw notFound()
    if (failure === 'refused') throw new DomainError('denied', 'SOURCE_LIMIT', 'The persona has as many sources as it may')
    const key = `${personaId} ${requestId}`
    if (!sources.has(key)) sources.set(key, { id: `source-${sources.size + 1}`, personaId, question, answer })
    if (failure === 'after-adding') throw new Error('the process of persona ended')
    return { id: sources.get(key)?.id, kind: 'SOURCE_KIND_PAIR', title: question, status: 'SOURCE_STATUS_READY' }
  })
  harness.members.on('ListInsightConsents', ({ request }) => {
    const accountIds = request.accountIds.filter((id: string) => !refusing.has(id))
    return { accountIds, confirmedAccountIds: accountIds.filter((id: string) => !unconfirmed.has(id)) }
  })
  harness.members.on('FindMemberNames', ({ request }) => ({ words: request.words.filter((word: string) => names.has(word)) }))

  const publish = (topic: string, key: string, payload: Buffer) =>
    harness.bus.publish([{ id: randomUUID(), topic, key, payload, at: new Date() }])

  /** Asks one question in a conversation of its own. */
  const ask = async (token: string, personaId: string, content: string) => {
    const { client } = replica()
    const { conversation } = await client.call(ChatService.StartConversation, { personaId }, { token })
    const conversationId = conversation?.id ?? ''
    const request = { conversationId, content, requestId: randomUUID() }
    const { botMessage } = await client.call(ChatService.SendAndWait, request, { token, deadlineMs: 30_000 })
    const messageId = botMessage?.id ?? ''
    return {
      conversationId,
      messageId,
      exchangeId: messageId.slice(1),
      rate: (change: SetFeedbackRequest) => client.call(ChatService.SetFeedback, { messageId, ...change }, { token }),
      remove: () => client.call(ChatService.DeleteConversation, { conversationId }, { token }),
      restore: () => client.call(ChatService.RestoreConversation, { conversationId }, { token }),
    }
  }

  return {
    personas,
    refusing,
    /** Accounts that consent, without a confirmed address. */
    unconfirmed,
    names,
    ask,
    publish,
    sources: () => [...sources.values()],
    failAddSource: (as: AddSourceFailure) => {
      failure = as
    },
    /** A new persona with a new owner. */
    persona: async ({ isPrivate = false, isUnlisted = false, ownerId = `owner-${randomUUID()}` } = {}) => {
      const id = new Types.ObjectId().toHexString()
      personas.set(id, { ownerId, isPrivate, isUnlisted, name: `Persona ${id}` })
      const token = await harness.identity.member(ownerId)
      return { id, ownerId, ...calls(replica, id, token) }
    },
    callsOf: (personaId: string, token: string) => calls(replica, personaId, token),
    member: (id: string = randomUUID()) => harness.identity.member(id),
    /** Asks a question for which the material has no passage: the generation stores that, and the event follows. */
    askUnanswered: async (accountId: string, personaId: string, content: string, kind: 'member' | 'guest' = 'member') => {
      const asked = await ask(await harness.identity[kind](accountId), personaId, content)
      await harness.connection
        .collection('exchanges')
        .updateOne({ _id: new Types.ObjectId(asked.exchangeId) }, { $set: { unanswered: true } })
      const fields = { generationId: asked.exchangeId, conversationId: asked.conversationId, personaId, person: `${kind}:${accountId}` }
      const payload = ExchangeFinishedEvent.serialize({
        ...fields,
        outcome: 'EXCHANGE_OUTCOME_COMPLETE',
        finishedAt: new Date().toISOString(),
      })
      const deliver = () => publish(ExchangeFinishedEvent.topic, personaId, payload)
      await deliver()
      return { ...asked, deliver }
    },
    withdrawConsent: async (accountId: string) => {
      refusing.add(accountId)
      const payload = InsightsConsentChangedEvent.serialize({ accountId, allowed: false, changedAt: new Date().toISOString() })
      await publish(InsightsConsentChangedEvent.topic, accountId, payload)
    },
    deletePersona: async (personaId: string) => {
      personas.delete(personaId)
      await publish(PersonaDeletedEvent.topic, personaId, PersonaDeletedEvent.serialize({ personaId, deletedAt: new Date().toISOString() }))
    },
  }
}

/** The calls of an owner about one persona. */
function calls(replica: () => Replica, personaId: string, token: string) {
  const { client } = replica()
  const list = (state: InboxState = 'INBOX_STATE_OPEN', page = 1, limit = 20) =>
    client.call(ChatService.ListInbox, { personaId, state, page, limit }, { token })
  return {
    token,
    list,
    items: async (state?: InboxState): Promise<InboxItem__Output[]> => (await list(state)).items,
    answer: (itemId: string, answer: string, question = '') =>
      client.call(ChatService.AnswerInboxItem, { personaId, itemId, answer, question }, { token, deadlineMs: 10_000 }),
    dismiss: (itemId: string) => client.call(ChatService.DismissInboxItem, { personaId, itemId }, { token }),
    count: async () => {
      const { personas } = await client.call(ChatService.CountInbox, {}, { token })
      return Object.fromEntries(personas.map((each) => [each.personaId, each.open]))
    },
  }
}
