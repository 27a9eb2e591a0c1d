import { utcDate } from '@rostra/kit/utc-date'
import type { Caller } from '@rostra/platform/caller'
import { isOwner, personaNotFound } from '../../core/domain/personas/ownership.ts'
import { type Analytics, analyticsOf, lastDates } from '../domain/analytics.ts'
import type { Ports } from '../domain/ports.ts'

interface GetAnalytics {
  caller: Caller
  personaId: string
  /** 7, 30 or 90. */
  days: number
}

/** Returns the activity of a persona over the last days. Throws VALIDATION, and BOT_NOT_FOUND for every caller but the owner. */
export async function getAnalytics(
  { personas, dailyActivity, now }: Pick<Ports, 'personas' | 'dailyActivity' | 'now'>,
  { caller, personaId, days }: GetAnalytics,
): Promise<Analytics> {
  const today = now()
  const dates = lastDates(days, today)
  const persona = await personas.byId(personaId)
  if (!persona || !isOwner(persona, caller)) throw personaNotFound()
  const [counted, people, returning] = await Promise.all([
    dailyActivity.between(persona.id, dates[0], utcDate(today)),
    dailyActivity.peopleSince(persona.id, new Date(dates[0])),
    dailyActivity.returningPeople(persona.id, persona.ownerId, dates[0], utcDate(today)),
  ])
  return analyticsOf(dates, counted, { people, returning })
}
