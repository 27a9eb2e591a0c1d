import { onceFor } from '@rostra/kit/events/once'
import { objectId } from '@rostra/kit/mongo'
import { type Connection, type Model, Schema } from 'mongoose'
import type { Reach } from '../domain/ports.ts'
import type { PersonaRow } from './persona-model.ts'

/** `<persona>/conversation/<id>` or `<persona>/person/<person>`: exists since the first exchange. */
interface ReachRow {
  _id: string
  at: Date
}

const schema = new Schema<ReachRow>({ _id: String, at: Date }, { collection: 'reach', versionKey: false })

export const reachModel = (connection: Connection) => connection.model<ReachRow>('Reach', schema)

/** Counts conversations and people in MongoDB: a row for each, and the persona's counts beside it in one transaction. */
export function mongoReach(connection: Connection, personas: Model<PersonaRow>, group: string): Reach {
  const model = reachModel(connection)
  const once = onceFor(connection, group)
  return {
    record: async (event, { personaId, conversationId, person, at }) => {
      const [conversation, somebody] = [`${personaId}/conversation/${conversationId}`, `${personaId}/person/${person}`]
      // Most exchanges go on in a conversation that is counted: one look is all they cost.
      if ((await model.find({ _id: { $in: [conversation, somebody] } }, { _id: 1 }).lean()).length === 2) return
      await once(event, async (session) => {
        const persona = { _id: objectId(personaId) }
        if (!(await personas.exists(persona).session(session))) return
        const isFirst = async (_id: string) =>
          (await model.updateOne({ _id }, { $setOnInsert: { at } }, { upsert: true, session })).upsertedCount
        const conversationCount = await isFirst(conversation)
        const peopleCount = await isFirst(somebody)
        if (conversationCount + peopleCount > 0)
          await personas.updateOne(persona, { $inc: { conversationCount, peopleCount } }, { session })
      })
    },
  }
}
