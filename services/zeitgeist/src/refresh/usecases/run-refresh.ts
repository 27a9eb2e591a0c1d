import type { Bound } from '@rostra/kit/bind-ports'
import { despiteOutages, ownedWrite } from '@rostra/kit/leases/despite-outages'
import type { Ports } from '../domain/ports.ts'
import type { Refresh } from '../domain/refresh.ts'
import type { planEdition } from './plan/plan-edition.ts'
import type { publishEdition } from './publish/publish-edition.ts'
import type { writeEntries } from './write-entries.ts'

interface Needed extends Pick<Ports, 'refreshes' | 'clock'> {
  planEdition: Bound<typeof planEdition>
  writeEntries: Bound<typeof writeEntries>
  publishEdition: Bound<typeof publishEdition>
}

/**
 * Runs a refresh from its last stored step to its end. Steps and writes are repeated for 20 s while a store or a service is away. Throws
 * LeaseLost once another replica owns the refresh, the signal's reason once it aborts, and any other error that makes the refresh fail.
 */
export async function runRefresh(ports: Needed, refresh: Refresh, signal: AbortSignal): Promise<void> {
  const { refreshes, clock } = ports
  const repeat = despiteOutages(signal, clock)
  const write = ownedWrite(signal, clock)

  const plan = async () => {
    const { hasDecided, topics } = await repeat(() => ports.planEdition(refresh, signal))
    await write(() => refreshes.storePlan(refresh, topics, hasDecided))
  }

  const writeMissingTexts = async () => {
    const topics = await refreshes.planOf(refresh.id)
    const missing = topics.flatMap(({ key, entry }) => (entry && !entry.candidates ? [{ key, brief: entry.brief }] : []))
    const briefs = missing.map(({ brief }) => brief)
    // Each text is stored as it comes, so that a takeover asks no model for it again.
    await ports.writeEntries(briefs, signal, async (index, candidates) => {
      const key = missing[index]?.key as string
      await write(() => refreshes.storeText(refresh, key, candidates))
    })
    await write(() => refreshes.storeWritten(refresh))
  }

  const publish = async () => {
    const topics = await refreshes.planOf(refresh.id)
    await repeat(() => ports.publishEdition(refresh, topics, signal))
  }

  if (refresh.step === 'started') await plan()
  if (refresh.step !== 'written') await writeMissingTexts()
  await publish()
}
