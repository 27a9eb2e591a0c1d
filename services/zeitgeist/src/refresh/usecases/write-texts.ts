import type { OwnedWrite } from '@rostra/kit/leases/despite-outages'
import type { PlannedTopic } from '../domain/plan.ts'
import type { Ports } from '../domain/ports.ts'
import type { Refresh } from '../domain/refresh.ts'
import { writeEntries } from './write-entries.ts'

/** Has the texts written that are missing in a plan, and stores each as it comes, so that no model is asked for it again. */
export async function writeTexts(
  ports: Ports,
  refresh: Refresh,
  plan: readonly PlannedTopic[],
  write: OwnedWrite,
  signal: AbortSignal,
): Promise<void> {
  const missing = plan.flatMap(({ key, entry }) => (entry && !entry.candidates ? [{ key, brief: entry.brief }] : []))
  const briefs = missing.map(({ brief }) => brief)
  await writeEntries(ports, briefs, signal, async (index, candidates) => {
    const key = missing[index]?.key as string
    await write(() => ports.refreshes.storeText(refresh, key, candidates))
  })
}
