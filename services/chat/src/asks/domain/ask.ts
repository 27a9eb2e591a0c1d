import { createHash } from 'node:crypto'
import { DomainError } from '@rostra/kit/errors'
import type { PastExchange } from '../../core/domain/exchanges/ports.ts'
import { maxCallerUnits, readCallerData } from '../../core/domain/generations/caller-data.ts'

/** The most messages of an ask, and UTF-16 units of one and of all. */
const maxMessages = 256
const maxMessageUnits = 16_000
const maxUnits = 128_000
const maxStops = 4
const maxStopUnits = 200
const maxRequestIdUnits = 255

export interface AskMessage {
  content: string
  isFromPersona: boolean
}

export interface AskInput {
  personaId: string
  /** Oldest first. */
  messages: readonly AskMessage[]
  callerData: string
  maxTokens: number
  stop: readonly string[]
  requestId: string
}

/** A question with what comes before it, as the model gets it. */
export interface Ask {
  personaId: string
  question: string
  /** The exchanges before it, oldest first. */
  earlier: PastExchange[]
  callerData: string
  maxTokens: number
  stop: readonly string[]
  /** A hash of the request id; undefined for an ask that no call can join. */
  requestKey: string | undefined
  /** A hash of all that decides the answer. It is salted with the request id, which is not stored. */
  bodyHash: string
}

/** Reads an ask. Throws VALIDATION. */
export function readAsk(input: AskInput): Ask {
  const { personaId, messages, maxTokens, stop, requestId } = input
  refuseTooLong(input)
  const callerData = readCallerData(input.callerData)
  const { question, earlier, opening } = exchangesOf(messages)
  const content = readQuestion(question)
  const body = JSON.stringify([requestId, personaId, messages, callerData, maxTokens, stop])
  return {
    personaId,
    question: content,
    earlier,
    callerData: withOpening(callerData, opening),
    maxTokens,
    stop: [...stop],
    requestKey: requestId === '' ? undefined : hashOf(requestId),
    bodyHash: hashOf(body),
  }
}

/** Trims a question, which may be longer than a message of a page. Throws VALIDATION. */
function readQuestion(raw: string): string {
  const question = raw.trim()
  if (question === '') throw invalid('messages', 'The last message must have a text')
  if (question.length > maxMessageUnits) throw invalid('messages', 'The last message must be at most 16,000 characters')
  return question
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url')

const invalid = (field: string, message: string) => new DomainError('invalid', 'VALIDATION', message, { fields: { [field]: message } })

function refuseTooLong({ messages, stop, requestId }: AskInput): void {
  if (messages.length === 0) throw invalid('messages', 'Please send at least one message')
  if (messages.length > maxMessages) throw invalid('messages', `At most ${maxMessages} messages`)
  if (messages.at(-1)?.isFromPersona !== false) throw invalid('messages', 'The last message must be of the role user')
  if (messages.some(({ content }) => content.length > maxMessageUnits))
    throw invalid('messages', 'A message must be at most 16,000 characters')
  if (messages.reduce((sum, { content }) => sum + content.length, 0) > maxUnits)
    throw invalid('messages', 'All messages together must be at most 128,000 characters')
  if (messages.some(({ content }) => content.includes('\0')))
    throw invalid('messages', 'A message contains a character that is not allowed')
  if (stop.length > maxStops) throw invalid('stop', `At most ${maxStops} texts`)
  if (stop.some((text) => text === '' || text.length > maxStopUnits))
    throw invalid('stop', `Each text must be 1 to ${maxStopUnits} characters`)
  if (requestId.length > maxRequestIdUnits) throw invalid('requestId', `At most ${maxRequestIdUnits} characters`)
}

/**
 * Returns the messages as exchanges. Messages of one author that follow each other are one. `opening`: what the persona has said before the
 * first question.
 */
function exchangesOf(messages: readonly AskMessage[]): { question: string; earlier: PastExchange[]; opening: string } {
  const earlier: PastExchange[] = []
  let opening = ''
  let question = ''
  let answer = ''
  for (const { content, isFromPersona } of messages) {
    if (isFromPersona && question === '') opening = joined(opening, content)
    else if (isFromPersona) answer = joined(answer, content)
    else if (answer === '') question = joined(question, content)
    else {
      earlier.push({ content: question, answer })
      question = content
      answer = ''
    }
  }
  return { question, earlier, opening }
}

const joined = (before: string, text: string) => (before === '' ? text : `${before}\n\n${text}`)

/**
 * The persona did not say it in this product, so it is data of the caller, as far as it fits. A model cannot get it as a turn: a
 * conversation begins with the person's.
 */
const withOpening = (callerData: string, opening: string): string =>
  opening.trim() === '' ? callerData : joined(callerData, `The conversation began with this text:\n${opening}`).slice(0, maxCallerUnits)

export const requestIdReused = () => new DomainError('exists', 'REQUEST_ID_REUSED', 'This request id was used for other messages')

export const answerGone = () =>
  new DomainError('exists', 'ANSWER_GONE', 'This request was answered before, and its answer is not kept any more. Use a new request id.')
