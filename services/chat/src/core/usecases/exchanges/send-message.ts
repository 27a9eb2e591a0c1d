import { createHash, randomUUID } from 'node:crypto'
import { type Clock, processClock } from '@rostra/kit/async/clock'
import type { Bound } from '@rostra/kit/bind-ports'
import { type Caller, person as personOf } from '@rostra/platform/caller'
import { freeWorkerOf } from '@rostra/platform/free-use/free-work'
import type { MemberPayer } from '@rostra/platform/paid-work/credits'
import type { PaidWork } from '@rostra/platform/paid-work/paid-work'
import { isServedFirst } from '@rostra/platform/paid-work/served-first'
import type { Conversation } from '../../domain/conversations/conversation.ts'
import { mayChange, requireUsable } from '../../domain/conversations/program-use.ts'
import { type Exchange, generationRunning, isSameMessage, refuseReusedRequestId, sendInProgress } from '../../domain/exchanges/exchange.ts'
import { readContent } from '../../domain/exchanges/message-content.ts'
import type { RecentExchange } from '../../domain/exchanges/ports.ts'
import { afterRecent, hasOpen } from '../../domain/exchanges/shown-branch.ts'
import { readCallerData } from '../../domain/generations/caller-data.ts'
import type { SpeakingProfile } from '../../domain/personas/ports.ts'
import type { Ports } from '../../domain/ports.ts'
import { openConversation } from '../conversations/open-conversation.ts'
import type { admitExchange } from './admit-exchange.ts'
import { readRecent } from './read-branch.ts'
import { readContinued } from './read-continued.ts'
import { readReplaced } from './read-replaced.ts'

interface Needed extends Pick<Ports, 'exchanges' | 'conversations' | 'references' | 'running' | 'personas'> {
  paid: PaidWork<Exchange>
  admitExchange: Bound<typeof admitExchange>
}

export interface SendMessage extends MemberPayer {
  caller: Caller
  conversationId: string
  /** Empty when an answer is replaced or goes on. */
  content: string
  /** The id of the message that it replaces: an own one (edit) or an answer (regenerate). Empty for none. */
  replaces: string
  /** The id of the answer that goes on. Empty for none. */
  continues: string
  /** The exchange after which the message comes. Empty or absent: the last one of the shown branch. */
  afterExchangeId?: string
  /** An answer of the branch that the message continues, at its end. Empty or absent: the shown branch. */
  branchOf?: string
  /** Whether the message begins the conversation, also beside an earlier beginning. */
  atStart?: boolean
  /** A program's own text, as data for this answer. It is not stored. */
  callerData?: string
  /** The most tokens of the answer, below those of the product; 0 or absent for none. */
  maxTokens?: number
  /** The most credits that the answer may cost: the price that the sender was shown. 0 or absent for no limit. */
  maxCredits?: number
  /** A UUID. Empty: attaches to a running generation with the same content, else makes a new exchange. */
  requestId: string
}

export interface SendResult {
  exchange: Exchange
  /** The exchange existed before this send. */
  existed: boolean
}

/** The longest wait for another send's admission, in milliseconds. */
const admissionWaitMs = 5_000
/**
 * Sends a message and returns its exchange once the answer is being generated in the background. The request id is claimed before anything
 * is charged: a repeated send attaches to the exchange of the first one. Throws GENERATION_RUNNING when the conversation is busy,
 * REQUEST_ID_REUSED when the id belongs to another message, SEND_IN_PROGRESS when the first send is not admitted within 5 s or `signal`
 * aborts, and what `admitExchange` throws.
 */
export async function sendMessage(
  ports: Needed,
  { requestId, ...request }: SendMessage,
  signal: AbortSignal,
  clock: Clock = processClock,
): Promise<SendResult> {
  const arrivedAt = performance.now()
  const { paid } = ports
  const wait = { until: clock.now() + admissionWaitMs, signal, late: sendInProgress }
  const person = personOf(request.caller)
  const { conversationId, replaces, token, clientAddress, maxCredits } = request
  const isContinuation = request.continues !== ''
  const worker = freeWorkerOf(request.caller, clientAddress)
  const sender = { token, clientAddress, arrivedAt, worker, isServedFirst: isServedFirst(request.caller) }
  const wishesHash = hashOfWishes(requestId, request)
  const wishes = { callerData: readCallerData(request.callerData ?? ''), maxTokens: request.maxTokens ?? 0 }
  // Cheap, and before any read.
  if (replaces === '' && !isContinuation) readContent(request.content)
  const [conversation, recentAtFirst] = await openWithRecent(ports, request.caller, conversationId)
  const readAsked = isContinuation ? readContinued : readReplaced
  const { content, parentId, continues = '', ...again } = await readAsked(ports, conversation, recentAtFirst, request)
  let recent = hasOpen(recentAtFirst) ? undefined : recentAtFirst
  let reading: Promise<SpeakingProfile> | undefined
  const readProfile = () => {
    reading ??= ports.personas.speakingProfile(conversation.personaId, { person, token })
    return reading
  }
  // Beside the claim, unless the admission is going to refuse it.
  if (!ports.running.isFull()) readProfile().catch(() => undefined)
  while (true) {
    const id = ports.exchanges.newId()
    const claimed = {
      id,
      conversationId: conversation.id,
      personaId: conversation.personaId,
      person,
      requestId: requestId || randomUUID(),
      wishesHash,
      content,
      replaces,
      continues,
      questionId: id,
      askedAt: new Date(),
      startsFrom: afterRecent(recentAtFirst, conversation.chosen),
      ...again,
    }
    const { kind, exchange } = await paid.claim(id, () => ports.exchanges.claim(claimed))
    if (kind === 'claimed')
      return {
        exchange: await ports.admitExchange(exchange, { conversation, recent, readProfile, parentId, sender, maxCredits, wishes }),
        existed: false,
      }
    const sent = { conversationId: conversation.id, wishesHash, content, replaces, continues }
    if (kind === 'duplicate') refuseReusedRequestId(exchange, sent)
    else if (requestId !== '' || !isSameMessage(exchange, sent)) throw generationRunning()
    const admitted = await paid.awaitAdmission(exchange, { ...wait, read: () => ports.exchanges.byId(exchange.id) })
    if (admitted) return { exchange: admitted, existed: true }
    recent = undefined
    reading = undefined
  }
}

/** Returns the hash of what a program asks besides its message; empty for a page. */
function hashOfWishes(requestId: string, { caller, callerData = '', maxTokens = 0 }: Omit<SendMessage, 'requestId'>): string {
  if (caller.kind !== 'member' || !caller.access) return ''
  return createHash('sha256')
    .update(JSON.stringify([requestId, callerData, maxTokens]))
    .digest('base64url')
}

/**
 * Opens a conversation that the caller may continue, and reads its latest exchanges. One that
 * only refers to a share gets a copy of its messages first.
 */
async function openWithRecent(ports: Needed, caller: Caller, id: string): Promise<[Conversation, RecentExchange[]]> {
  const [opened, recent] = await Promise.all([openConversation(ports, personOf(caller), id), readRecent(ports, id)])
  const conversation = requireUsable(caller, opened, mayChange)
  if (conversation.refersTo === undefined) return [conversation, recent]
  await ports.references.copy(conversation)
  return [conversation, await readRecent(ports, id)]
}
