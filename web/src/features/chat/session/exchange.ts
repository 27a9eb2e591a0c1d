import { modelFailures } from '@rostra/proto/http/model-failures'
import type { Paid } from '@rostra/proto/http/stream-frame'
import type { Message, MessageStatus } from '../../../api/schemas.ts'
import type { Activity, CompletedExchange, Failure, Frame, Send, StoppedAnswer, StreamTarget } from '../../../data/chat/transport.ts'

/** The reason for which a model gave no answer. */
export type ModelFailure = (typeof modelFailures)[number]

/** Returns the reason of a failure as that of a model; undefined for any other. */
export const modelFailureOf = (reason: string): ModelFailure | undefined => modelFailures.find((known) => known === reason)

/** A problem of an exchange, shown below or instead of the answer. */
export type Notice = 'reconnecting' | 'send-failed' | 'not-continued' | 'connection-lost' | 'fallback-failed' | ModelFailure

/** An event of an exchange that is also shown as a toast. */
export type Report =
  | { kind: 'refused'; status: number; reason: string; message: string }
  | { kind: 'stream-error'; message: string; reason: string }
  | { kind: 'unable-to-send' | 'not-established' | 'unreadable' | 'connection-lost' }
  | { kind: 'streaming-unavailable' | 'fallback-used' | 'fallback-failed' | 'no-answer' }

/** What an answer says about itself besides its text: what it cites and asks, who wrote it, whether it cost nothing, and why it ended. */
export type AnswerFacts = Pick<Message, 'citations' | 'model' | 'free' | 'openers' | 'end'>

/** The facts of a message that no model wrote, or of an answer that has not ended. */
export const noFacts: AnswerFacts = { citations: [], model: null, free: false, openers: [], end: null }

/** Returns the facts of a message. A gateway of the version before sends none. */
export const factsOf = ({ citations, model, free, openers, end }: Partial<AnswerFacts>): AnswerFacts => ({
  citations: citations ?? noFacts.citations,
  model: model ?? null,
  free: free ?? false,
  openers: openers ?? noFacts.openers,
  end: end ?? null,
})

/**
 * What a failed attempt has cost: `nothing`; the price of its text (`text`); a price that is paid once however often the same request is
 * repeated, with text of it on the screen (`paid`) or without (`once`).
 */
export type Charge = 'nothing' | 'text' | 'paid' | 'once'

export interface Outcome {
  status: MessageStatus
  userMessageId: string | null
  botMessageId: string | null
  /** The message before the question; null when it is not known. */
  previousMessageId: string | null
  /** The price of the answer and the credits after it; null when that is nothing or not known. */
  paid: Paid | null
  /** From the end of the stream. */
  facts: AnswerFacts
  /** After a failure: whether a retry repeats this exchange or starts a new one. */
  retry: 'same' | 'new'
  /** After a failure: seconds to wait before a retry; null when nothing is known. */
  retryAfter: number | null
  /** After a failure; null when it is not known. */
  charge: Charge | null
}

/** One user message with its answer, from the first connection to the end. */
export interface Exchange {
  /** Null when the page attached to a running generation. */
  send: Send | null
  phase: 'opening' | 'open' | 'pausing' | 'fallback' | 'settled'
  /** When the first connection was started, in milliseconds since the epoch. */
  sentAt: number
  /** When the current connection was started. */
  startedAt: number
  /** When it opened; null before. */
  openedAt: number | null
  everOpened: boolean
  /** The number of attempts that failed because the product was unavailable. */
  resends: number
  reconnects: number
  generationId: string | null
  /** The last frame that is in `content`. */
  seq: number
  content: string
  /** The beginning of `content` that was there before: the answer that this exchange continues. Empty for a new answer. */
  written: string
  /** What the model does while no text arrives; null while it writes. */
  activity: Activity | null
  notice: Notice | null
  /** Whether nothing of the answer has arrived for a while, so that a stop does not wait for the server. */
  slow: boolean
  outcome: Outcome | null
}

export type ExchangeEvent =
  | { kind: 'opened'; at: number }
  | { kind: 'frame'; frame: Frame; at: number }
  | { kind: 'ended'; failure: Failure; at: number }
  | { kind: 'open-timed-out'; at: number }
  | { kind: 'reconnect-due'; at: number }
  | { kind: 'notice-due' }
  | { kind: 'slow-due' }
  | { kind: 'asked-again'; at: number }
  | { kind: 'send-cancelled' }
  | { kind: 'exchange-completed'; exchange: CompletedExchange }
  | { kind: 'fallback-refused'; failure: Failure; at: number }
  | { kind: 'stopped'; answer: StoppedAnswer }

export type Effect =
  | { do: 'open'; target: StreamTarget }
  | { do: 'close' }
  | { do: 'pause'; ms: number }
  | { do: 'notice-later'; ms: number }
  | { do: 'send-and-wait'; send: Send }
  | { do: 'report'; report: Report }

export interface Transition {
  exchange: Exchange
  effects: Effect[]
}

const initial = {
  phase: 'opening',
  openedAt: null,
  everOpened: false,
  resends: 0,
  reconnects: 0,
  seq: 0,
  activity: null,
  notice: null,
  slow: false,
  outcome: null,
} as const

const beginAt = (at: number, written: string) => ({ ...initial, sentAt: at, startedAt: at, written, content: written })

/** Creates an exchange that sends a message, or continues the answer that is `written`. */
export const exchangeToSend = (send: Send, at: number, written = ''): Exchange => ({ ...beginAt(at, written), send, generationId: null })

/** Creates an exchange that reads a running generation from its start. `written`: the answer that it continues. */
export const exchangeToResume = (generationId: string, at: number, written = ''): Exchange => ({
  ...beginAt(at, written),
  send: null,
  generationId,
})

/** Creates an exchange that goes on with the request of another one after the text that it has. */
export const exchangeAgain = ({ send, generationId, seq, content, written }: Exchange, at: number): Exchange => ({
  ...beginAt(at, written),
  send,
  generationId,
  seq,
  content,
})

/** Reports whether no text of this exchange has arrived. */
export const isWithoutText = ({ content, written }: Exchange): boolean => content === written

/** Reports whether this send is being retried because the product is unavailable. */
export const isBeingResent = ({ phase, resends, openedAt, seq }: Exchange): boolean =>
  (phase === 'opening' || phase === 'pausing') && resends > 0 && openedAt === null && seq === 0

/** Reports whether a stop ends this exchange without an answer of the server: it is being retried, or the server is silent. */
export const endsAtOnce = (exchange: Exchange): boolean => exchange.slow || isBeingResent(exchange)

/** Reports whether a stop ends this exchange when nothing runs on the server: also while the plain endpoint is asked. */
export const isCancellable = (exchange: Exchange): boolean => exchange.phase === 'fallback' || endsAtOnce(exchange)

/** Reports whether the person stopped a send that the product had not accepted, or that it was silent about. */
export const wasCancelled = ({ outcome }: Exchange): boolean => outcome?.status === 'stopped' && outcome.retry === 'same'

/** Returns the target of the next connection: the frames after the last one, or the same send when no frame has arrived. */
export function targetOf({ send, generationId, seq }: Exchange): StreamTarget {
  if (generationId !== null && (seq > 0 || send === null)) return { kind: 'resume', generationId, after: seq }
  if (send === null) throw new Error('An exchange either sends or resumes')
  return { kind: 'send', send }
}
