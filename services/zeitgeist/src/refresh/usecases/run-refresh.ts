import { despiteOutages, ownedWrite } from '@rostra/kit/leases/despite-outages'
import type { Ports } from '../domain/ports.ts'
import type { Refresh } from '../domain/refresh.ts'
import { makePlan } from './plan/make-plan.ts'
import { publishEdition } from './publish-edition.ts'
import { writeTexts } from './write-texts.ts'

/**
 * Runs a refresh from its last stored step to its end: plans the edition, writes the texts that are missing, and publishes. What is stored is not
 * done again. Throws LeaseLost when another replica owns the refresh.
 */
export async function runRefresh(ports: Ports, refresh: Refresh, signal: AbortSignal): Promise<void> {
  const { refreshes, clock } = ports
  const repeated = despiteOutages(signal, clock)
  const write = ownedWrite(signal, clock)
  if (refresh.step === 'started') {
    const plan = await repeated(() => makePlan(ports, refresh, signal))
    await write(() => refreshes.storePlan(refresh, plan ?? [], plan !== null))
  }
  if (refresh.step !== 'written') {
    await writeTexts(ports, refresh, await refreshes.planOf(refresh.id), write, signal)
    await write(() => refreshes.storeWritten(refresh))
  }
  const plan = await refreshes.planOf(refresh.id)
  await repeated(() => publishEdition(ports, refresh, plan, signal))
}
