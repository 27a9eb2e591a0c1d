import { collectionOf } from '@rostra/kit/stores/collection-of'
import { connectMongo } from '@rostra/kit/stores/mongo'
import { personaModel, toRow } from '@rostra/persona/core/store/personas/persona-model'
import { Types } from 'mongoose'
import { generatePersona } from './generate-personas.ts'

const batch = 1_000

/** Stores `count` generated personas in the service's own format and returns the number of public ones. */
export async function seedPersonas(mongoUrl: string, database: string, count: number): Promise<number> {
  const connection = await connectMongo(mongoUrl, database)
  const model = personaModel(connection)
  for (let first = 0; first < count; first += batch) {
    const personas = Array.from({ length: Math.min(batch, count - first) }, (_, index) => generatePersona(first + index))
    const rows = personas.map((persona) => ({ _id: new Types.ObjectId(), ...toRow(persona) }))
    await collectionOf(model).insertMany(rows, { ordered: false })
  }
  const publicCount = await model.countDocuments({ visibility: 'public' })
  await connection.close()
  return publicCount
}
