import { mix } from '../domain/sketches/hash.ts'
import { createRandom } from '../domain/topics/testing/evidence.ts'
import type { Evidence } from '../domain/topics/topic.ts'

export interface SyntheticActivity {
  messages: number
  people: number
  personas?: number
  firstDay: number
  days?: number
  seed?: number
}

const dayMs = 86_400_000
const messagesOfConversation = 4
const rowsOfBatch = 500
const vocabulary = 300_000
const subjects = 400
const wordsOfSubject = 60
const contentWords = 7
const runsOfMessage = 5

/**
 * Generates rows of a load test: 4 messages a conversation, 7 content words and their pairs a message. Half of the words follow Zipf's law over 300,000
 * words, the others are of the conversation's subject. The same settings give the same rows. Batches have 500 rows.
 */
export function* generateActivity({
  messages,
  people,
  personas = 200,
  firstDay,
  days = 7,
  seed = 1,
}: SyntheticActivity): Generator<Evidence[]> {
  const random = createRandom(seed)
  const zipf = (most: number) => Math.floor(most ** random()) - 1
  const conversations = Math.ceil(messages / messagesOfConversation)
  let batch: Evidence[] = []
  for (let index = 0; index < conversations; index++) {
    const day = firstDay + Math.floor(random() * days)
    const subject = zipf(subjects)
    const conversationId = idOf('a', seed, index)
    const row = { day, conversationId, person: Math.floor(random() * people), personaId: idOf('b', 0, zipf(personas)) }
    batch.push({
      ...row,
      messages: Array.from({ length: Math.min(messagesOfConversation, messages - index * messagesOfConversation) }, (_, message) => {
        const words = Array.from({ length: contentWords }, () =>
          random() < 0.5 ? wordHash(zipf(vocabulary)) : wordHash(vocabulary + subject * wordsOfSubject + zipf(wordsOfSubject)),
        )
        const pairs = words.slice(1).map((word, place) => wordHash(word * 31 + (words[place] as number)))
        return {
          exchangeId: idOf('c', seed, index * messagesOfConversation + message),
          at: new Date(day * dayMs + Math.floor(random() * dayMs)),
          terms: [...new Set([...words, ...pairs])].sort((a, b) => a - b),
          runs: Array.from({ length: runsOfMessage }, () => Math.floor(random() * 2 ** 32)),
        }
      }),
    })
    if (batch.length < rowsOfBatch) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}

/** Returns 24 hexadecimal digits. */
const idOf = (kind: string, seed: number, index: number): string => kind.repeat(4) + (seed * 2 ** 40 + index).toString(16).padStart(20, '0')

/** Returns 40 bits. */
const wordHash = (word: number): number => mix(word, 3) * 256 + (mix(word, 4) & 0xff)
