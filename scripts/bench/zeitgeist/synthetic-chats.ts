import { createHash } from 'node:crypto'
import { drawRank, drawWord, seededRandom, sentenceOf, wordOf } from '../synthetic/words.ts'

/** A message of a member, made from its number alone. */
export interface SyntheticMessage {
  exchangeId: string
  conversationId: string
  personaId: string
  accountId: string
  text: string
  at: Date
}

export interface ChatPlan {
  /** The time over which the messages are spread. */
  from: Date
  to: Date
  /** The number of the first message, and how many follow. */
  first: number
  messages: number
  people: number
  /** The ids of the personas; by default `personaIds`. */
  personas?: readonly string[]
}

const messagesPerConversation = 4
/** Conversations that go on at once, so that the messages of one are not stored together. */
const openConversations = 512
const personaCount = 40
/** Different words of all messages, and the rank of the most frequent one. */
const words = 300_000
const firstRank = 100
const subjects = 200
const wordsPerSubject = 12
/** The rank of the first word of a subject: below it are the words that everybody uses. */
const firstSubjectRank = 2_000
/** Chats run in several processes, each of which makes ids of its own. */
const idMakers = 8

/** Returns message number `index` of a plan. `index`: 0 to 16,777,215. */
export function messageAt(index: number, { from, to, first, messages, people, personas = personaIds }: ChatPlan): SyntheticMessage {
  const conversation = conversationOf(index)
  const at = new Date(from.getTime() + Math.floor(((to.getTime() - from.getTime()) * (index - first)) / messages))
  return {
    exchangeId: exchangeIdOf(index, at),
    conversationId: idOf('conversation', conversation),
    personaId: personas[conversation % personas.length] ?? '',
    accountId: writerOf(index, people),
    text: textOf(index),
    at,
  }
}

function conversationOf(index: number): number {
  const window = openConversations * messagesPerConversation
  return Math.floor(index / window) * openConversations + (index % openConversations)
}

/** Returns the account that wrote a message. */
export const writerOf = (index: number, people: number): string => accountIdOf(conversationOf(index) % people)

const idOf = (kind: string, number: number) => createHash('sha256').update(`${kind} ${number}`).digest('hex').slice(0, 24)

export const accountIdOf = (number: number): string => idOf('account', number)

/** The personas that the peers know, all public. */
export const personaIds: readonly string[] = Array.from({ length: personaCount }, (_, number) => idOf('persona', number))

/** Returns an ObjectId as drivers make them: seconds, the process that made it, a counter. The counter is the message's number. */
const exchangeIdOf = (index: number, at: Date) => {
  const seconds = Math.floor(at.getTime() / 1_000).toString(16)
  return `${seconds.padStart(8, '0')}${idOf('maker', index % idMakers).slice(0, 10)}${index.toString(16).padStart(6, '0')}`
}

/** Returns the number of the message with an exchange id. */
export const indexOf = (exchangeId: string): number => Number.parseInt(exchangeId.slice(-6), 16)

/**
 * Returns the text of a message: 10 to 20 words. A third of the messages is about one of 200 subjects, of which the first are the most
 * frequent. The most frequent words of a language are function words, so its other words begin further down.
 */
export function textOf(index: number): string {
  const random = seededRandom(index)
  const subject = random() < 1 / 3 ? drawRank(random, subjects) : undefined
  const contentWord = () => {
    if (subject === undefined || random() < 0.4) return wordOf(Math.floor(firstRank * (words / firstRank) ** random()))
    return wordOf(firstSubjectRank + subject * wordsPerSubject + Math.floor(random() * wordsPerSubject))
  }
  return sentenceOf(10 + Math.floor(random() * 11), () => drawWord(random, contentWord)).toLowerCase()
}
