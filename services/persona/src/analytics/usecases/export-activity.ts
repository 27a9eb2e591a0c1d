import type { ActivityDay } from '../domain/analytics.ts'
import type { Ports, Visit } from '../domain/ports.ts'

export type ExportedActivity = { visit: Visit } | { day: { personaId: string; activity: ActivityDay } }

/** Yields the personas that a member used, then the days of the member's own personas. */
export async function* exportActivity(
  { personas, visits, dailyActivity }: Pick<Ports, 'personas' | 'visits' | 'dailyActivity'>,
  accountId: string,
): AsyncGenerator<ExportedActivity> {
  for (const visit of await visits.of(accountId)) yield { visit }
  for (const { id: personaId } of await personas.ownedBy(accountId))
    for (const activity of await dailyActivity.all(personaId)) yield { day: { personaId, activity } }
}
