import { models } from '@rostra/chat/all-models'
import { exchangeEntry, type SearchEntry, titleEntry } from '@rostra/chat/search/domain/search-entry'
import { mongoSearchEntries } from '@rostra/chat/search/store/mongo-search-entries'
import { searchEntryModel } from '@rostra/chat/search/store/search-entry-model'
import { buildIndexes, connectMongo } from '@rostra/kit/stores/mongo'
import { Types } from 'mongoose'
import { drawWord, pick, seededRandom } from '../synthetic/words.ts'

/** The member whose conversations are listed and searched. */
export const reader = 'reader'
const exchangesOfOne = 4
const questionWords = 20
const answerWords = 120
const conversationsAtOnce = 500
const personas = ['Plato', 'Ada', 'Sherlock', 'Coach Bex', 'Marie', 'Leonardo']
const hourMs = 3_600_000

/**
 * Stores `count` conversations of one member and as many of others, 25 each, with four exchanges each, in the service's own format.
 * Returns the search entries of the member, newest first: what a scan compares with.
 */
export async function seedConversations(mongoUrl: string, database: string, count: number): Promise<SearchEntry[]> {
  const connection = await connectMongo(mongoUrl, database)
  for (const model of models) model(connection)
  await buildIndexes(connection)
  const searchEntries = mongoSearchEntries(searchEntryModel(connection))
  const random = seededRandom(11)
  const text = (words: number) => Array.from({ length: words }, () => drawWord(random)).join(' ')
  const ofReader: SearchEntry[] = []
  const now = Date.now()
  for (let first = 0; first < 2 * count; first += conversationsAtOnce) {
    const conversations: object[] = []
    const exchanges: object[] = []
    const entries: SearchEntry[] = []
    for (let number = first; number < Math.min(first + conversationsAtOnce, 2 * count); number++) {
      // The reader and the others take turns, as on a shared product.
      const person = number % 2 === 0 ? `member:${reader}` : `member:other-${Math.floor(number / 50)}`
      const _id = new Types.ObjectId()
      const startedAt = new Date(now - (2 * count - number) * hourMs)
      const sends = Array.from({ length: exchangesOfOne }, (_, index) => ({
        _id: new Types.ObjectId(),
        conversationId: _id,
        personaId: 'p',
        person,
        requestId: `${number}-${index}`,
        status: 'complete',
        owner: 'o',
        content: text(questionWords),
        answer: text(answerWords),
        startedAt: new Date(startedAt.getTime() + index * 60_000 + 1_000),
        finishedAt: new Date(startedAt.getTime() + index * 60_000 + 5_000),
      }))
      const title = (sends[0]?.content ?? '').slice(0, 50)
      const conversation = { person, personaName: pick(personas, random), title, startedAt }
      const preview = (sends.at(-1)?.answer ?? '').slice(0, 140)
      conversations.push({
        _id,
        ...conversation,
        personaId: 'p',
        personaSlug: 's',
        greeting: 'Good day.',
        preview,
        endUserId: '',
        lastMessageAt: sends.at(-1)?.finishedAt,
      })
      exchanges.push(...sends)
      const found = { id: _id.toHexString(), ...conversation }
      entries.push(...sends.map((send) => exchangeEntry(found, { ...send, id: send._id.toHexString() })), titleEntry(found))
    }
    await connection.collection('conversations').insertMany(conversations, { ordered: false })
    await connection.collection('exchanges').insertMany(exchanges, { ordered: false })
    for (let at = 0; at < entries.length; at += 100) await searchEntries.add(entries.slice(at, at + 100))
    ofReader.push(...entries.filter(({ person }) => person === `member:${reader}`))
  }
  await connection.close()
  return ofReader.sort((one, other) => other.at.getTime() - one.at.getTime())
}
