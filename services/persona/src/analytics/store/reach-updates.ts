import { utcDate } from '@rostra/kit/utc-date'
import type { Activity } from '../../core/domain/activity.ts'
import type { Exchange } from '../domain/ports.ts'
import { endOfDayRow, endOfUse } from './reach-model.ts'

/** The keys of the rows of an exchange, without the id of its persona. */
const personKey = ({ person }: Exchange) => `person/${person}`
const conversationKey = ({ conversationId }: Exchange) => `conversation/${conversationId}`
const dayKey = ({ person, at }: Exchange) => `day/${utcDate(at)}/${person}`

/**
 * Returns the updates of the rows that exchanges with one persona mark, by key, each row once. The rows of people come first: every
 * exchange writes its own, so that a conflict with another replica costs one write.
 */
export function reachUpdates(personaId: string, exchanges: readonly Exchange[]): Map<string, object> {
  const updates = new Map<string, object>()
  for (const [key, group] of groupBy(exchanges, personKey)) {
    const { person, at } = group[0]
    const lastAt = latest(group)
    const $max = { lastAt, expiresAt: endOfUse(utcDate(lastAt)) }
    updates.set(key, { $setOnInsert: { at }, $set: { personaId, person }, $max, $inc: { exchanges: group.length } })
  }
  for (const [key, group] of groupBy(exchanges, conversationKey))
    updates.set(key, { $setOnInsert: { at: group[0].at }, $max: { expiresAt: endOfUse(utcDate(latest(group))) } })
  for (const [key, [{ person, at }]] of groupBy(exchanges, dayKey))
    updates.set(key, { $setOnInsert: { at, person, expiresAt: endOfDayRow(utcDate(at)) } })
  return updates
}

/** What exchanges with one persona add to its counts, of which some rows were new. */
export interface NewReach {
  /** The times of the new conversations. */
  conversations: Date[]
  people: number
  /** By date. What is new counts on the day of its first exchange. */
  days: Map<string, Pick<Activity, 'conversations' | 'messages' | 'people'>>
}

/**
 * Returns what exchanges with one persona add, when the rows with the keys of `newKeys` were
 * new. A row counts for the first exchange that marks it.
 */
export function newReach(exchanges: readonly Exchange[], newKeys: ReadonlySet<string>): NewReach {
  const result: NewReach = { conversations: [], people: 0, days: new Map() }
  const left = new Set(newKeys)
  for (const exchange of exchanges) {
    const date = utcDate(exchange.at)
    const day = result.days.get(date) ?? { conversations: 0, messages: 0, people: 0 }
    result.days.set(date, day)
    day.messages++
    if (left.delete(personKey(exchange))) result.people++
    if (left.delete(dayKey(exchange))) day.people++
    if (!left.delete(conversationKey(exchange))) continue
    day.conversations++
    result.conversations.push(exchange.at)
  }
  return result
}

const latest = (exchanges: readonly Exchange[]) => new Date(Math.max(...exchanges.map(({ at }) => at.getTime())))

const groupBy = (exchanges: readonly Exchange[], keyOf: (exchange: Exchange) => string) =>
  Map.groupBy(exchanges, keyOf) as Map<string, [Exchange, ...Exchange[]]>
