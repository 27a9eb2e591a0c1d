import { randomUUID } from 'node:crypto'
import { collectionOf } from '@rostra/kit/stores/collection-of'
import { inTransaction } from '@rostra/kit/stores/mongo'
import { personOfMember } from '@rostra/platform/caller'
import type { Connection } from 'mongoose'
import type { Visits } from '../domain/ports.ts'
import { reachModel } from './reach-model.ts'

/** Returns persona and date of a row of a person on a day; null for another row. */
function personOnDay(id: string): { personaId: string; date: string } | null {
  const [personaId = '', kind, date = ''] = id.split('/')
  return kind === 'day' ? { personaId, date } : null
}

/** Rows of one transaction. */
const rowsAtOnce = 100

/**
 * The rows of `reach` that name members. Removes members from them. The id of a row names the person, so the row is
 * replaced by one with a random id: the number of people in a window stays the same, and no two rows can be linked.
 * A row of a person on a day is deleted; the day's count is in `daily`.
 */
export function mongoVisits(connection: Connection): Visits {
  const rows = collectionOf(reachModel(connection))
  const anonymizeSome = (person: string) =>
    inTransaction(connection, async (session) => {
      const found = await rows.find({ person }, { session }).limit(rowsAtOnce).toArray()
      if (found.length === 0) return false
      const people = found.filter(({ personaId }) => personaId !== undefined)
      const unnamed = people.map(({ person: _, ...row }) => ({ ...row, _id: `${row.personaId}/person/deleted:${randomUUID()}` }))
      await rows.deleteMany({ _id: { $in: found.map(({ _id }) => _id) } }, { session })
      if (unnamed.length > 0) await rows.insertMany(unnamed, { session })
      return found.length === rowsAtOnce
    })
  return {
    of: async (accountId) => {
      const found = await rows.find({ person: personOfMember(accountId) }).toArray()
      const days = Map.groupBy(
        found.flatMap(({ _id }) => personOnDay(_id) ?? []),
        ({ personaId }) => personaId,
      )
      return found.flatMap(({ personaId, at, lastAt }) => {
        if (personaId === undefined) return []
        const dates = (days.get(personaId) ?? []).map(({ date }) => date).sort()
        return [{ personaId, firstAt: at, lastAt: lastAt ?? at, dates }]
      })
    },
    anonymizeSome: (accountId) => anonymizeSome(personOfMember(accountId)),
  }
}
