import { randomUUID } from 'node:crypto'
import { EventEmitter } from 'node:events'
import type { Foundation } from '@rostra/kit/app/service-app'
import { leaseTimes } from '@rostra/kit/leases/lease-times'
import { createPublicHosts } from '@rostra/kit/net/public-hosts'
import type { RpcClient } from '@rostra/kit/rpc/client'
import { collectionOf } from '@rostra/kit/stores/collection-of'
import { connectRedis } from '@rostra/kit/stores/redis'
import { chatChoices, usualCredits } from '@rostra/llm/chat-choices'
import type { ChatModel } from '@rostra/llm/chat-model'
import { createModels, type Models, type PricedModel, type ServedModel } from '@rostra/llm/models'
import type { OnModelUse } from '@rostra/llm/observed-model'
import { billingFreeWork } from '@rostra/platform/free-use/free-work'
import { billingCredits } from '@rostra/platform/paid-work/credits'
import type { TokenVerifier } from '@rostra/platform/tokens'
import type { Config } from '../config.ts'
import { ownModelOpener } from './clients/own-models.ts'
import { personaClient } from './clients/personas.ts'
import { creditsByPerson, memberPrice } from './domain/credits/credits-by-person.ts'
import { answerLimitMs } from './domain/generations/takeover.ts'
import { type Answerer, answererId, isAnsweredByOwn } from './domain/personas/answerer.ts'
import type { AnsweringModel, Stores } from './domain/ports.ts'
import { exchangeFinished } from './events/exchange-finished.ts'
import { countAnswer, longestAnswer, takenOverAnswers } from './runtime/answer-metrics.ts'
import { watchGenerationEnds } from './runtime/generation-ends.ts'
import { inProcessGenerations } from './runtime/in-process-generations.ts'
import { observedRetrievals } from './runtime/retrieval-metrics.ts'
import { conversationLookups } from './store/conversations/conversation-lookups.ts'
import { conversationModel } from './store/conversations/conversation-model.ts'
import { latestMessages } from './store/conversations/latest-messages.ts'
import { mongoConversations } from './store/conversations/mongo-conversations.ts'
import type { RemoveWith } from './store/conversations/remove-conversations.ts'
import { countedGuests } from './store/credits/counted-guests.ts'
import { guestQuota } from './store/credits/guest-quota.ts'
import { exchangeModel } from './store/exchanges/exchange-model.ts'
import { type ExchangeEvents, mongoExchanges } from './store/exchanges/mongo-exchanges.ts'
import { mongoFeedback, type OnFeedback } from './store/exchanges/mongo-feedback.ts'
import { blockingReadTimeoutMs } from './store/generations/frame-follower.ts'
import { redisFrames } from './store/generations/redis-frames.ts'
import { redisStopSignal } from './store/generations/redis-stop-signal.ts'
import { freeUseLimits } from './store/limits/free-use-limits.ts'

/** Clients of the services that core calls, and the verifier of tokens. */
export interface Clients {
  persona: RpcClient
  billing: RpcClient
  verify: TokenVerifier
}

export interface StoreOptions {
  /** Replaces the model of the settings, in tests. */
  answeringModel?: ServedModel | undefined
  /** Gets the tokens of each call to a provider. */
  onModelUse: OnModelUse
  /** Run in the transactions that delete conversations and change feedback. */
  inTransaction: { removeWith: RemoveWith; onFeedback: OnFeedback }
  /** The clock of the daily quota of guests, in milliseconds since 1970. */
  now?: (() => number) | undefined
}

/** The stores of core. `outbox` emits `stored` after a write with events, to wake the relay. */
export interface OpenStores extends Stores {
  running: ReturnType<typeof inProcessGenerations>
  outbox: EventEmitter<{ stored: [] }>
  /** Counts an answer, whose end is stored with its event, and wakes the relay. */
  answerEnded: ExchangeEvents['onEnded']
}

/** Milliseconds between two reads of which generations of other replicas have ended. */
const endCheckMs = 2_000
/** How long a model may be silent whose provider names no limit, in milliseconds. */
const usualSilenceMs = 60_000
/** Messages that a guest may send before an account is needed. */
const messagesPerGuest = 10

/** Connects core with Redis, its collections and the services that it calls. */
export async function openStores(
  { connection, log, onStop }: Foundation,
  config: Config,
  { persona, billing, verify }: Clients,
  { answeringModel, onModelUse, inTransaction, now }: StoreOptions,
): Promise<OpenStores> {
  const connect = async (timeoutMs?: number) => {
    const redis = await connectRedis(config.REDIS_URL, { keyPrefix: `rostra:chat${config.DATABASE_SUFFIX}:`, log, timeoutMs })
    onStop(() => redis.disconnect())
    return redis
  }
  const [redis, blocking, subscriber] = await Promise.all([connect(), connect(blockingReadTimeoutMs), connect()])
  const frames = redisFrames(redis, blocking, log)
  onStop(frames.close)

  const outbox: OpenStores['outbox'] = new EventEmitter()
  const conversationRows = conversationModel(connection)
  const latest = latestMessages(collectionOf(conversationRows))
  onStop(latest.close)
  const replica = { owner: randomUUID(), leases: leaseTimes(config.GENERATION_LEASE_MS) }
  const answerEnded: OpenStores['answerEnded'] = (status, exchange) => {
    countAnswer(status, exchange)
    outbox.emit('stored')
  }
  const exchanges = mongoExchanges(exchangeModel(connection), replica, { exchangeFinished, onEnded: answerEnded })
  const generationEnds = watchGenerationEnds(exchanges.openAmong, endCheckMs)
  onStop(generationEnds.stop)
  const running = inProcessGenerations(config.MAX_GENERATIONS, (err, generationId) =>
    log.error({ err, generationId }, 'a generation could not store its end'),
  )
  const freeWork = billingFreeWork(billing)
  const choose = answeringModel ? onlyModel(answeringModel) : (await createModels(config, { log, onUse: onModelUse })).forChat
  const chosen = (chatModel: string) => withLimits(choose(chatModel), config)
  const openOwn = ownModelOpener(persona, createPublicHosts({ allowsLocal: config.LOCAL_ADDRESSES }), log)
  const modelFor = (chatModel: string) => (isAnsweredByOwn({ chatModel }) ? ownAnswering(chosen(''), chatModel) : chosen(chatModel))
  const modelOf = (answerer: Answerer) => {
    const { id, chatModel, ownModel } = answerer
    const product = chosen(chatModel)
    return ownModel ? { ...ownAnswering(product, answererId(answerer)), model: openOwn(id, ownModel) } : product
  }
  longestAnswer.set(Math.max(...chatChoices(config).map(({ id }) => modelFor(id).answerMs), ownAnswerMs) / 1_000)
  const quota = guestQuota(redis, {
    perGuest: messagesPerGuest,
    perNetwork: config.GUEST_ADDRESS_LIMIT,
    secret: config.SERVICE_SECRET,
    now,
  })
  return {
    conversations: { ...mongoConversations(conversationRows, latest, inTransaction.removeWith), ...conversationLookups(conversationRows) },
    exchanges,
    feedbacks: mongoFeedback(connection, inTransaction.onFeedback),
    frames,
    generationEnds,
    running,
    stopSignal: await redisStopSignal(redis, subscriber, (id) => running.abort({ id }, 'stopped')),
    credits: creditsByPerson(countedGuests(quota, freeWork, log), billingCredits(billing, memberPrice)),
    guestMessagesLeft: quota.left,
    freeWork,
    ...freeUseLimits(redis, { scale: config.RATE_LIMIT_SCALE, secret: config.SERVICE_SECRET }),
    personas: personaClient(persona),
    retrievals: observedRetrievals(log),
    countTakenOver: (outcome) => takenOverAnswers.inc({ outcome }),
    answeringModel: modelFor(''),
    modelFor,
    modelOf,
    verify,
    log,
    outbox,
    answerEnded,
  }
}

const withLimits = (priced: PricedModel, { ANSWER_TOKENS }: Config): AnsweringModel => ({
  ...priced,
  answerTokens: priced.answerTokens ?? ANSWER_TOKENS,
  answerMs: answerLimitMs(priced.silenceMs ?? usualSilenceMs),
})

/** The longest time of an answer of a creator's own model, in milliseconds. */
const ownAnswerMs = 120_000

/** The limits of a creator's own model, at the price of the product's. Without the model itself, which nothing asks here. */
const ownAnswering = ({ id, credits, answerTokens }: AnsweringModel, modelId: string): AnsweringModel => ({
  id,
  credits,
  answerTokens,
  answerMs: ownAnswerMs,
  model: notOpened,
  modelId,
  servedBy: 'own',
  offline: false,
})

const notOpened: ChatModel = { stream: () => Promise.reject(new Error('the model of a creator was not opened')) }

/** The same model for every persona, at the usual price. */
const onlyModel = (model: ServedModel): Models['forChat'] => {
  const priced = { ...model, id: '', credits: usualCredits }
  return () => priced
}
