import { collectionOf } from '@rostra/kit/stores/collection-of'
import { connectMongo } from '@rostra/kit/stores/mongo'
import { endOfDayRow, endOfUse, reachModel } from '@rostra/persona/analytics/store/reach-model'
import { personaModel } from '@rostra/persona/core/store/personas/persona-model'
import { voteModel } from '@rostra/persona/core/store/votes/vote-model'
import { Types } from 'mongoose'

const rowsAtOnce = 5_000

/**
 * Stores `count` votes on a persona and `count` visits of people in the service's own format; every tenth visit is of today, so
 * that it has rows of a conversation and of a day too. Returns the number of rows.
 */
export async function seedRows(mongoUrl: string, database: string, personaId: string, count: number): Promise<number> {
  const connection = await connectMongo(mongoUrl, database)
  const votes = collectionOf(voteModel(connection))
  const reach = collectionOf(reachModel(connection))
  const at = new Date()
  const date = at.toISOString().slice(0, 10)
  const expiresAt = endOfUse(date)
  let visits = 0
  for (let first = 0; first < count; first += rowsAtOnce) {
    const numbers = Array.from({ length: Math.min(rowsAtOnce, count - first) }, (_, index) => first + index)
    // Ids in no order, as real ones are.
    const ids = numbers.map(
      (number) => (Math.imul(number, 0x9e3779b1) >>> 0).toString(16).padStart(8, '0') + String(number).padStart(16, '0'),
    )
    const votesOfAll = ids.map((voterId) => ({ _id: new Types.ObjectId(), personaId, voterId, direction: 'up' as const, at }))
    await votes.insertMany(votesOfAll, { ordered: false })
    const rows = ids.flatMap((id, index) => {
      const person = `member:${id}`
      const visit = { _id: `${personaId}/person/${person}`, at, expiresAt, person, personaId, lastAt: at, exchanges: 1 }
      if (index % 10 > 0) return [visit]
      const day = { _id: `${personaId}/day/${date}/${person}`, at, person, expiresAt: endOfDayRow(date) }
      return [visit, day, { _id: `${personaId}/conversation/${id}`, at, expiresAt }]
    })
    await reach.insertMany(rows, { ordered: false })
    visits += rows.length
  }
  await personaModel(connection).updateOne({ _id: personaId }, { $set: { upvotes: count, peopleCount: count, conversationCount: count } })
  await connection.close()
  return count + visits
}

/**
 * Returns a function that tells which rows of a persona are left; votes are deleted first. It looks behind the first row that it found
 * before, as the rows before it are gone and MongoDB would pass their index entries each time, and from the start once it finds none.
 */
export async function openRest(mongoUrl: string, database: string, personaId: string) {
  const connection = await connectMongo(mongoUrl, database)
  const votes = collectionOf(voteModel(connection))
  const reach = collectionOf(reachModel(connection))
  const end = `${personaId}0`
  const atStart = { voter: '', row: `${personaId}/` }
  const from = { ...atStart }
  const findLeft = async () => {
    const vote = await votes.findOne({ personaId, voterId: { $gte: from.voter } }, { sort: { voterId: 1 } })
    if (vote) from.voter = vote.voterId
    if (vote) return 'votes'
    const row = await reach.findOne({ _id: { $gte: from.row, $lt: end } }, { sort: { _id: 1 } })
    if (row) from.row = String(row._id)
    return row ? 'visits' : 'nothing'
  }
  return {
    left: async () => {
      const found = await findLeft()
      if (found !== 'nothing') return found
      Object.assign(from, atStart)
      return findLeft()
    },
    close: () => connection.close(),
  }
}
