import { connectMongo } from '@rostra/kit/mongo'
import { personaModel, toRow } from '@rostra/persona/store/persona-model'
import { crowdPersona } from './persona-crowd.ts'

const batch = 1_000

/** Stores so many personas as the service itself would have, and gives the number of public ones. */
export async function seedCrowd(mongoUrl: string, database: string, count: number): Promise<number> {
  const connection = await connectMongo(mongoUrl, database)
  const model = personaModel(connection)
  for (let first = 0; first < count; first += batch) {
    const personas = Array.from({ length: Math.min(batch, count - first) }, (_, index) => crowdPersona(first + index))
    await model.collection.insertMany(personas.map(toRow) as never[], { ordered: false })
  }
  const shown = await model.countDocuments({ isPrivate: false })
  await connection.close()
  return shown
}
