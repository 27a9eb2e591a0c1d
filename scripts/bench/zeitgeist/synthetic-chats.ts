import { createHash } from 'node:crypto'

/** A message of a member, made from its number alone, so that two processes know the same messages. */
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
const vocabulary = 300_000
const subjects = 200
const wordsPerSubject = 12
/** The rank of the first word of a subject: below it are the words that everybody uses. */
const firstSubjectRank = 2_000
/** Chats run in several processes, each of which makes ids of its own. */
const idMakers = 8

/** Words between which people put the others: about half of a message in English. */
const functionWords =
  'the of and to in is you that it he was for on are as with his they at be this have from or one had by but not what all were we when your can said there use an each which she do how their if will up other about out many then them these so some her would make like him into time has look two more write go see no way could people my than first water been call who its now find long down day did get come made may part'.split(
    ' ',
  )
const consonants = 'bcdfghjklmnprstvwxyz'
const vowels = 'aeiou'

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
 * Returns the text of a message: 10 to 20 words, half of them function words, the others by Zipf's law over 300,000. A third of the messages is
 * about one of 200 subjects, of which the first are the most frequent.
 */
export function textOf(index: number): string {
  const random = generator(index)
  const subject = random() < 1 / 3 ? zipf(random(), subjects) : undefined
  const words = Array.from({ length: 10 + Math.floor(random() * 11) }, () => {
    if (random() < 0.5) return functionWords[Math.floor(random() * functionWords.length)]
    if (subject === undefined || random() < 0.4) return wordOf(contentRank(random()))
    return wordOf(firstSubjectRank + subject * wordsPerSubject + Math.floor(random() * wordsPerSubject))
  })
  return `${words.join(' ')}.`
}

/** Returns a rank from 0, by Zipf's law with exponent 1. */
const zipf = (uniform: number, count: number) => Math.min(count - 1, Math.floor((count + 1) ** uniform) - 1)

/** Returns a rank in the vocabulary. The most frequent words of a language are function words, so its other words begin further down. */
const contentRank = (uniform: number) => Math.floor(functionWords.length * (vocabulary / functionWords.length) ** uniform)

/** Returns the word of a rank: four to eight letters, another one for each rank. */
function wordOf(rank: number): string {
  let word = ''
  for (let rest = rank + 100; rest > 0; rest = Math.floor(rest / 100)) {
    const syllable = rest % 100
    word += `${consonants[Math.floor(syllable / 5)]}${vowels[syllable % 5]}`
  }
  return word
}

/** Returns a generator of numbers from 0 to 1 (mulberry32). */
function generator(seed: number): () => number {
  let state = (seed * 2_654_435_761) | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
