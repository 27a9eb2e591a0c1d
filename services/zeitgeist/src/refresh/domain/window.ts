import { type Day, dayOf } from '../../core/domain/activity/activity.ts'
import type { PublicPersona } from '../../core/domain/personas/ports.ts'
import type { Evidence } from './topics/topic.ts'

export const daysOfWeek = 7

/** Reads the rows of some days, first and last included; without arguments, those of the whole week. Each call is a new reading. */
export type ReadDays = (first?: Day, last?: Day) => AsyncIterable<readonly Evidence[]>

/** What a refresh may count: rows of members who consent and of public personas, up to its cut. Both are asked once per refresh. */
export interface Window {
  /** The 14 days that are read, oldest first: the week before and this week. */
  days: readonly Day[]
  /** The last 7 days. A member has one number on all of them. */
  thisWeek: ReadDays
  /** The 7 days before. A member has another number on each day. */
  weekBefore: ReadDays
  /** Whether an account was active this week and consents. */
  hasMember: (accountId: string) => boolean
  /** Returns the account of a number of this week. Throws for an unknown number. */
  accountOf: (person: number) => string
  /** Returns a persona of the rows that were read; null when it is not public. */
  persona: (id: string) => PublicPersona | null
}

/** Returns the 14 days that a refresh reads, oldest first. The day of its cut is the last one. */
export function windowDays(cutAt: Date): Day[] {
  const count = 2 * daysOfWeek
  const first = dayOf(cutAt) - count + 1
  return Array.from({ length: count }, (_, index) => first + index)
}
