import type { Connection } from 'mongoose'
import { dateOf } from '../domain/analytics/analytics.ts'
import { endOfDayRow, endOfUse, type ReachRow, reachModel } from '../store/analytics/reach-model.ts'

const rowsAtOnce = 1_000

/** A row as it was before rows had an end: the person was only in the id. */
type OldRow = Omit<ReachRow, 'expiresAt'>

/**
 * Gives the rows of `reach` that have no end the one that they would have now, and the person of their id as a field. A conversation counts as used
 * now, because its last exchange is not known. Returns the number of changed rows.
 */
export async function endVisits(connection: Connection, now: Date): Promise<number> {
  const rows = reachModel(connection).collection
  let changed = 0
  while (true) {
    const found = (await rows.find({ expiresAt: null }).limit(rowsAtOnce).toArray()) as unknown as OldRow[]
    if (found.length === 0) return changed
    await rows.bulkWrite(
      found.map((row) => ({ updateOne: { filter: { _id: row._id as never }, update: { $set: endOf(row, now) } } })),
      { ordered: false },
    )
    changed += found.length
  }
}

function endOf({ _id, lastAt }: OldRow, now: Date): Pick<ReachRow, 'expiresAt' | 'person'> {
  const [, kind, third = '', ...rest] = _id.split('/')
  if (kind === 'day') return { expiresAt: endOfDayRow(third), person: rest.join('/') }
  if (kind === 'person') return { expiresAt: endOfUse(dateOf(lastAt ?? now)), person: [third, ...rest].join('/') }
  return { expiresAt: endOfUse(dateOf(now)) }
}
