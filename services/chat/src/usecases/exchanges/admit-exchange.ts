import { retry } from '@rostra/kit/async/retry'
import { DomainError } from '@rostra/kit/errors'
import { type Conversation, previewOf } from '../../domain/conversations/conversation.ts'
import { titleOf } from '../../domain/conversations/title.ts'
import type { Payer } from '../../domain/credits/ports.ts'
import { type Exchange, isFirst, sendInterrupted } from '../../domain/exchanges/exchange.ts'
import type { RecentExchange } from '../../domain/exchanges/ports.ts'
import { turnsWithHistory } from '../../domain/generations/history.ts'
import { promptFor } from '../../domain/generations/prompt.ts'
import type { Ports } from '../../domain/ports.ts'
import { passagesForAnswer } from '../citations/passages-for-answer.ts'
import { type AskedAnswer, askModel } from '../generations/ask-model.ts'
import { generate } from '../generations/generate.ts'
import { notesForAnswer } from '../memories/notes-for-answer.ts'
import { cancelRefused } from './cancel-claim.ts'
import { readBranch, readRecent } from './read-branch.ts'

/** Milliseconds for which an admission is tried: as long as clients repeat a send by themselves. */
const admissionRetryMs = 30_000

/** What a send knows of its conversation. */
interface Sent {
  conversation: Conversation
  /** The latest exchanges, the newest first, unless one may have ended since they were read. */
  recent: readonly RecentExchange[] | undefined
  /** The exchange that it continues; undefined for the end of the shown branch. */
  parentId: string | null | undefined
  sender: Payer & { arrivedAt: number }
}

/**
 * Admits a claimed exchange: reads the persona, finds passages of its material, holds what the message costs, and starts the generation. Cancels the claim when any of it fails. The
 * caller's signal does not reach it: a message is answered although its sender has left. Throws OVERLOADED, TOO_MANY_UNANSWERED, BOT_NOT_FOUND, what
 * `Credits.hold` throws, and INTERRUPTED when the claim was taken over or deleted meanwhile.
 *
 * Passages are searched for as soon as the persona and the branch are known, beside everything else; without material that costs nothing.
 *
 * The model is asked while the admission is being stored. No reader gets its answer before, and the call ends when the admission is refused.
 *
 * An admission whose result is unknown is repeated, also when the sender has gone: it may be stored, and a repeated send then finds it.
 * When it stays unknown nothing is cancelled here, and a takeover settles the exchange.
 */
export async function admitExchange(ports: Ports, exchange: Exchange, { conversation, recent, parentId, sender }: Sent): Promise<Exchange> {
  let mayBeHeld = false
  let mayBeAdmitted = false
  let asked: AskedAnswer | undefined
  const search = new AbortController()
  const counted = { person: exchange.person, clientAddress: sender.clientAddress }
  try {
    ports.running.refuseWhenFull()
    const hold = async () => {
      await ports.credits.hold(exchange, sender).catch((error) => {
        mayBeHeld = mayHaveSucceeded(error)
        throw error
      })
      mayBeHeld = true
    }
    // Begins before the others, since it takes longest. Its error comes after theirs.
    const held = hold()
    const branchOf = (latest: readonly RecentExchange[]) => readBranch(ports, conversation, latest, parentId)
    const known = {
      profile: ports.personas.speakingProfile(conversation.personaId, { person: conversation.person, token: sender.token }),
      branch: recent ? branchOf(recent) : readRecent(ports, conversation.id).then(branchOf),
    }
    const found = passagesForAnswer(ports, known, { query: exchange.content, token: sender.token, signal: search.signal })
    // Its error is one of `known`.
    found.catch(() => undefined)
    const [profile, branch, notes] = await allOf([
      known.profile,
      known.branch,
      notesForAnswer(ports, exchange.person, conversation.personaId),
      ports.unansweredSends.refuseTooMany(counted),
      held,
    ])
    const material = await found
    mayBeAdmitted = true
    const turns = turnsWithHistory(exchange.content, branch.exchanges)
    const answer = askModel(ports, promptFor(profile, conversation.greeting, turns, { notes, material }))
    asked = answer
    const unanswered = profile.hasMaterial && material.outcome === 'nothing'
    const admission = { parentId: branch.leaf, given: material.passages, unanswered }
    const isAdmitted = await retry(() => ports.exchanges.admit(exchange, admission), { forMs: admissionRetryMs })
    mayBeAdmitted = false
    if (!isAdmitted) throw sendInterrupted()
    const admitted: Exchange = { ...exchange, ...admission, status: 'running' }
    ports.running.start(exchange, sender.arrivedAt, (log, signal) =>
      generate(ports, { exchange: admitted, asked: answer, counted }, log, signal),
    )
    if (conversation.preview === '') showConversation(ports, admitted)
    return admitted
  } catch (error) {
    search.abort()
    asked?.abandon()
    if (!mayBeAdmitted) await cancelRefused(ports, exchange, mayBeHeld)
    throw error
  }
}

/** Waits for all of these, also after one has failed: what it did is known then. Throws the error of the first one in the list that failed. */
async function allOf<T extends readonly unknown[]>(work: T): Promise<{ -readonly [K in keyof T]: Awaited<T[K]> }> {
  await Promise.allSettled(work)
  return Promise.all(work)
}

/**
 * Whether a failed call may have taken effect on the other side. A refusal, and a service that is away, mean that it has not: billing
 * itself releases a hold that it stored just before it died.
 */
const mayHaveSucceeded = (error: unknown): boolean =>
  !(error instanceof DomainError) || error.kind === 'deadline' || lateReasons.has(error.reason)

/** Reasons of a service or its store that did not answer in time. */
const lateReasons = new Set(['TOO_SLOW', 'STORE_UNAVAILABLE'])

/** Lists a conversation as soon as its first message is admitted; every end updates it again. */
function showConversation({ conversations, log }: Ports, exchange: Exchange): void {
  const { conversationId, startedAt, content } = exchange
  conversations
    .touch(conversationId, startedAt, previewOf(content), isFirst(exchange) ? titleOf(content) : undefined)
    .catch((err) => log.warn({ err, conversationId }, 'the preview of a conversation could not be stored'))
}
