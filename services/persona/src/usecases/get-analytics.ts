import type { Caller } from '@rostra/kit/caller'
import { type Analytics, analyticsOf, dateOf, lastDates } from '../domain/analytics.ts'
import type { Ports } from '../domain/ports.ts'
import { isOwner, visibleTo } from '../domain/visibility.ts'

interface GetAnalytics {
  caller: Caller
  personaId: string
  days: number
}

/** What happened with a persona of the caller's in the last days. Throws VALIDATION; BOT_NOT_FOUND for everyone but the owner. */
export async function getAnalytics(
  { personas, activities, now }: Pick<Ports, 'personas' | 'activities' | 'now'>,
  { caller, personaId, days }: GetAnalytics,
): Promise<Analytics> {
  const today = now()
  const dates = lastDates(days, today)
  const persona = await personas.byId(personaId)
  const { id } = visibleTo(caller, persona && isOwner(persona, caller) ? persona : null)
  const [counted, people] = await Promise.all([
    activities.between(id, dates[0], dateOf(today)),
    activities.peopleSince(id, new Date(dates[0])),
  ])
  return analyticsOf(dates, counted, people)
}
