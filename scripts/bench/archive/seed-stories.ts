import { connectMongo } from '@rostra/kit/stores/mongo'
import { articleModel } from '@rostra/newsroom/store/articles/article-model'
import { type ScannedStory, slugOf } from './scan-stories.ts'
import { type SyntheticStory, syntheticStory } from './synthetic-stories.ts'

const batch = 1_000

/** Stores `count` synthetic stories in the service's own format, up to `newestDay`. Returns what a scan needs of them, oldest first. */
export async function seedStories(mongoUrl: string, database: string, count: number, newestDay: number): Promise<ScannedStory[]> {
  const connection = await connectMongo(mongoUrl, database)
  const model = articleModel(connection)
  const scanned: ScannedStory[] = []
  for (let first = 0; first < count; first += batch) {
    const stories = Array.from({ length: Math.min(batch, count - first) }, (_, index) => syntheticStory(first + index, count, newestDay))
    await model.collection.insertMany(stories.map(toRow) as never[], { ordered: false })
    scanned.push(...stories.map(({ number, author, publishedAt, ranks }) => ({ number, author, publishedAt, ranks })))
  }
  await connection.close()
  return scanned
}

/** The number of the change is 0: newsroom reads all stories when it starts. */
const toRow = ({ number, author, publishedAt, title, paragraphs, takeaways }: SyntheticStory) => ({
  ...{ slug: slugOf(number), author, day: publishedAt.toISOString().slice(0, 10), publishedAt, title, takeaways },
  paragraphs: paragraphs.map((text) => ({ text, sources: [1] })),
  sources: [{ kind: 'entry', title: 'An entry', slug: '' }],
  ...{ offline: true, published: true, change: 0 },
})
