import { startPeriodicWork } from '@rostra/kit/async/periodic-work'
import type { Log } from '@rostra/kit/log'
import { collectionOf } from '@rostra/kit/stores/collection-of'
import type { Model } from 'mongoose'
import type { EnabledMembers } from '../domain/ports.ts'
import type { MemorySettingRow } from './memory-models.ts'

/** Milliseconds between two reads of the changes while members are asked for, and at rest. */
const everyMs = 1_000
const restEveryMs = 5_000
/** Milliseconds after the last question that count as rest. */
const restAfterMs = 10_000
/** How far a read goes back before the latest known change, in milliseconds: writes may be acknowledged late and out of order. */
const overlapMs = 60_000
const rowsAtOnce = 10_000

export interface WatchedMembers extends EnabledMembers {
  /** Applies a change of this replica, before the next read. */
  changed: (person: string, enabled: boolean) => void
  stop: () => Promise<void>
}

/**
 * Keeps the members with memories on in memory, about 100 bytes each, so that messages of all others cost no read. Reads the changes of all
 * replicas every second while it is asked, and every 5 s at rest. Until the first read has ended, `mayInclude` is true for everybody.
 */
export function watchEnabledMembers(model: Model<MemorySettingRow>, log: Log): WatchedMembers {
  const rows = collectionOf(model)
  const enabled = new Set<string>()
  let latest: Date | undefined
  let isComplete = false
  let askedAt = Number.NEGATIVE_INFINITY
  let readAt = Number.NEGATIVE_INFINITY
  const set = (person: string, isEnabled: boolean) => (isEnabled ? enabled.add(person) : enabled.delete(person))

  const readDue = async () => {
    const now = performance.now()
    if (now - askedAt > restAfterMs && now - readAt < restEveryMs) return
    await readChanges()
    readAt = now
  }
  const readChanges = async () => {
    let since = new Date((latest?.getTime() ?? 0) - (latest ? overlapMs : 0))
    while (true) {
      const cursor = rows.find({ changedAt: { $gte: since } }, { projection: { enabled: 1, changedAt: 1 } })
      const found = await cursor.sort({ changedAt: 1 }).limit(rowsAtOnce).toArray()
      for (const { _id, enabled: isEnabled } of found) set(_id, isEnabled)
      const last = found.at(-1)?.changedAt
      if (last && (latest === undefined || last > latest)) latest = last
      if (found.length < rowsAtOnce || last === undefined || last.getTime() === since.getTime()) break
      since = last
    }
    isComplete = true
  }
  return {
    mayInclude: (person) => {
      askedAt = performance.now()
      return !isComplete || enabled.has(person)
    },
    changed: set,
    stop: startPeriodicWork({ everyMs, subject: 'the read of the members with memories', run: readDue, startsNow: true, log }),
  }
}
