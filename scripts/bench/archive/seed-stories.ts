import { buildIndexes, connectMongo } from '@rostra/kit/stores/mongo'
import { type Author, authors } from '@rostra/newsroom/domain/articles/author'
import { storyEncoder } from '@rostra/newsroom/rpc/wire'
import { archiveFields, articleModel } from '@rostra/newsroom/store/articles/article-model'
import { Types } from 'mongoose'
import { drawWord, seededRandom, sentenceOf } from '../synthetic/words.ts'

const batch = 1_000
const dayMs = 86_400_000

/**
 * Stores `count` synthetic stories in the service's own format, four a day up to `newestDay`: a
 * title, five paragraphs of 60 words and three take-aways each.
 */
export async function seedStories(mongoUrl: string, database: string, count: number, newestDay: number): Promise<void> {
  const connection = await connectMongo(mongoUrl, database)
  const model = articleModel(connection)
  // To build the index of stems afterwards takes a seventh of the time.
  await model.collection.dropIndexes()
  for (let first = 0; first < count; first += batch) {
    const rows = Array.from({ length: Math.min(batch, count - first) }, (_, index) => rowOf(first + index, count, newestDay))
    await model.collection.insertMany(rows, { ordered: false })
  }
  await buildIndexes(connection)
  await connection.close()
}

function rowOf(number: number, count: number, newestDay: number) {
  const random = seededRandom(number + 1)
  const sentence = (words: number) => sentenceOf(words, () => drawWord(random))
  const day = newestDay - Math.floor((count - 1 - number) / authors.length) * dayMs
  const paragraph = () => ({ text: Array.from({ length: 4 }, () => sentence(15)).join(' '), sources: [1] })
  const _id = new Types.ObjectId()
  const article = {
    id: _id.toHexString(),
    slug: `story-${number}`,
    day: new Date(day).toISOString().slice(0, 10),
    author: authors[number % authors.length] as Author,
    publishedAt: new Date(day + 6 * 3_600_000 + number),
    title: sentence(7).slice(0, -1),
    paragraphs: Array.from({ length: 5 }, paragraph),
    takeaways: Array.from({ length: 3 }, () => sentence(10)),
    sources: [{ kind: 'entry', title: 'An entry', slug: '' } as const],
    modelId: 'offline',
  }
  const { id: _, ...stored } = article
  return { _id, ...stored, ...archiveFields(article, storyEncoder), published: true }
}
