import { connectMongo } from '@rostra/kit/mongo'
import { searchableWords } from '@rostra/persona/domain/search-stems'
import { personaModel, toRow } from '@rostra/persona/store/persona-model'
import { mongoVocabulary } from '@rostra/persona/store/vocabulary'
import { crowdPersona } from './persona-crowd.ts'

const batch = 1_000

/** Stores so many personas as the service itself would have. */
export async function seedCrowd(mongoUrl: string, database: string, count: number): Promise<void> {
  const connection = await connectMongo(mongoUrl, database)
  const [model, vocabulary] = [personaModel(connection), mongoVocabulary(connection)]
  const words: string[] = []
  for (let first = 0; first < count; first += batch) {
    const personas = Array.from({ length: Math.min(batch, count - first) }, (_, index) => crowdPersona(first + index))
    words.push(...personas.filter(({ isPrivate }) => !isPrivate).flatMap(searchableWords))
    await model.collection.insertMany(personas.map(toRow) as never[], { ordered: false })
  }
  await vocabulary.learn(words)
  await connection.close()
}
