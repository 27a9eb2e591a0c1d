import { DomainError } from '@rostra/kit/errors'
import type { Citation } from '../citations/citation.ts'
import { type AnswerEnd, type EndStatus, type Failure, interrupted, type Outcome } from './answer-end.ts'
import type { Feedback } from './feedback.ts'

/** `claimed`: a replica prepares the answer and no client sees the exchange yet. `running`: admitted, the answer is generated. */
export const openStatuses = ['claimed', 'running'] as const
export type ExchangeStatus = (typeof openStatuses)[number] | EndStatus

/** One user message and its answer. The id is also the id of the generation that produces the answer. */
export interface Exchange {
  id: string
  conversationId: string
  personaId: string
  /** The sender: `member:<id>` or `guest:<id>`. It does not change when a member adopts the conversation. */
  person: string
  requestId: string
  /** A hash of the program's own text and limit of tokens, with the request id; empty for a message of a page. */
  wishesHash: string
  /** The exchange before it in its branch; null for the first one, and until the admission. */
  parentId: string | null
  /** The exchange that asked its question first. Its own id, unless it regenerates the answer of that one. */
  questionId: string
  /** When its question was asked first. */
  askedAt: Date
  /** Its message is one of a share: another person wrote it. It is not read for insights or notes. */
  fromShare?: boolean
  /** The id of the message that its send replaced; empty for none. */
  replaces: string
  /**
   * The exchange whose answer it continues; empty for none. A continuation is generated and charged like a message, but is none: its text
   * is added to that answer, and only there it is shown.
   */
  continues: string
  /** Of a continuation: the answer before it, from the admission on. Else empty. */
  written: string
  content: string
  status: ExchangeStatus
  /** Identifies who may write the exchange while it is open: the replica that claimed it, or one takeover. */
  owner: string
  /** The number of its takeovers. The ids of frames contain it, so that Redis refuses those of a former owner. */
  takeovers: number
  startedAt: Date
  finishedAt: Date | null
  /** The text of the answer; empty until the exchange has ended. */
  answer: string
  /** The end of each chunk in `answer`, in UTF-16 units: entry n is the end of the frame with seq n + 1. */
  chunkEnds: readonly number[]
  failure: Failure | null
  /** Why its answer ended; null until then. */
  end: AnswerEnd | null
  /** The passages that the model gets; empty after the end, unless the answer can be continued. */
  given: readonly Citation[]
  /** Questions that the material answers; after the end those with which the answer ends. */
  openers: readonly string[]
  /** The passages that the answer cites. */
  citations: readonly Citation[]
  /** Its member is not charged for the answer; false until its first text. */
  isFree: boolean
  /** The id of the model that answered; empty until the end. */
  model: string
  /** The id of the model that the persona's owner had chosen at its admission, or run; empty for the default. A takeover keeps it. */
  chatModel: string
  /** The persona has material, and no passage of it fits the question. */
  unanswered: boolean
  /** The feedback on its answer. */
  feedback: Feedback | null
}

/**
 * Whether the hold of an ended exchange is captured, else released: when its answer has text that is not free. A
 * guest's message counts with free text too: a limit of messages is no price.
 */
export const isCharged = ({ person }: Pick<Exchange, 'person'>, ending: Pick<Ending, 'answer' | 'isFree'>): boolean =>
  hasText(ending) && (!ending.isFree || person.startsWith('guest:'))

/** Whether a program sent its message. */
export const isOfProgram = ({ wishesHash }: Pick<Exchange, 'wishesHash'>): boolean => wishesHash !== ''

/** Whether the answer has any text. */
export const hasText = ({ answer }: Pick<Exchange, 'answer'>): boolean => answer !== ''

/** Whether it is the first exchange of its conversation, and replaces and continues no other. */
export const isFirst = ({ parentId, replaces, continues }: Pick<Exchange, 'parentId' | 'replaces' | 'continues'>): boolean =>
  parentId === null && replaces === '' && continues === ''

export type EndedExchange = Exchange & { status: EndStatus; end: AnswerEnd }

export const hasEnded = (exchange: Exchange): exchange is EndedExchange => exchange.status !== 'claimed' && exchange.status !== 'running'

/** How a generation ended, with its text: of a continuation, with the text that it adds. */
export interface Ending extends Outcome {
  answer: string
  chunkEnds: readonly number[]
  /** The passages that the whole answer cites. */
  citations: readonly Citation[]
  /** The questions with which the answer ends. */
  openers: readonly string[]
  /** The model says that the answer costs nothing, the offline model repeats it, or a creator's own model failed. */
  isFree: boolean
  /** The id of the model that answered. */
  model: string
  /** No page read the answer when it ended. Only its event says so. */
  unread?: boolean
}

/** Whether an exchange generates the answer of another one again. */
export const isRegenerated = ({ id, questionId }: Pick<Exchange, 'id' | 'questionId'>): boolean => id !== questionId

/** Throws REQUEST_ID_REUSED when a request id that exists already belongs to another message. */
export function refuseReusedRequestId(existing: Exchange, sent: SentMessage): void {
  const isSame = existing.conversationId === sent.conversationId && existing.wishesHash === sent.wishesHash
  if (!isSame || !isSameMessage(existing, sent))
    throw new DomainError('exists', 'REQUEST_ID_REUSED', 'This request id was used for another message')
}

type SameMessage = Pick<Exchange, 'content' | 'replaces' | 'continues'>
type SentMessage = SameMessage & Pick<Exchange, 'conversationId' | 'wishesHash'>

/** Whether an exchange answers this message of its conversation. */
export const isSameMessage = (existing: Exchange, sent: SameMessage): boolean =>
  existing.content === sent.content && existing.replaces === sent.replaces && existing.continues === sent.continues

export const generationRunning = () =>
  new DomainError('exists', 'GENERATION_RUNNING', 'The persona is still answering your last message. Wait for it or stop it first.')

/** The error of a send whose claim was taken over or deleted before its admission. */
export const sendInterrupted = () => new DomainError('unavailable', interrupted.reason, interrupted.error)

/** The error of a repeated send whose first attempt is still being prepared. */
export const sendInProgress = () =>
  new DomainError('unavailable', 'SEND_IN_PROGRESS', 'Your message is still being sent. Please try again in a moment.', { retryAfter: 2 })

export const generationNotFound = () => new DomainError('not_found', 'GENERATION_NOT_FOUND', 'Generation not found')
