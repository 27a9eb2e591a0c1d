import { retry } from '@rostra/kit/async/retry'
import { LeaseLost } from '@rostra/kit/leases/single-run'
import type { Ports } from '../../domain/ports.ts'
import type { Refresh } from '../../domain/refresh/refresh.ts'
import { makePlan } from './plan/make-plan.ts'
import { publishEdition } from './publish-edition.ts'
import { writeTexts } from './write-texts.ts'

/** Milliseconds for which work is repeated while a store or a service is away. */
const outageMs = 20_000

/**
 * Runs a refresh from its last stored step to its end: plans the edition, writes the texts that are missing, and publishes. What is stored is not
 * done again. Throws LeaseLost when another replica owns the refresh.
 */
export async function runRefresh(ports: Ports, refresh: Refresh, signal: AbortSignal): Promise<void> {
  const { refreshes, clock } = ports
  const write = async (run: () => Promise<boolean>) => {
    const isOurs = await retry(async () => !signal.aborted && run(), { forMs: outageMs, clock })
    signal.throwIfAborted()
    if (!isOurs) throw new LeaseLost()
  }
  if (refresh.step === 'started') {
    const plan = await despiteOutages(ports, () => makePlan(ports, refresh, signal), signal)
    await write(() => refreshes.storePlan(refresh, plan ?? [], plan !== null))
  }
  if (refresh.step !== 'written') {
    await writeTexts(ports, refresh, await refreshes.planOf(refresh.id), write, signal)
    await write(() => refreshes.storeWritten(refresh))
  }
  const plan = await refreshes.planOf(refresh.id)
  await despiteOutages(ports, () => publishEdition(ports, refresh, plan, signal), signal)
}

/** Repeats work that changes nothing before its last write, while a store or a service is away. */
async function despiteOutages<T>({ clock, isOutage }: Ports, work: () => Promise<T>, signal: AbortSignal): Promise<T> {
  const attempt = async () => {
    try {
      return { value: await work() }
    } catch (error) {
      if (isOutage(error) && !signal.aborted) throw error
      return { error }
    }
  }
  const result = await retry(attempt, { forMs: outageMs, clock })
  if ('error' in result) throw result.error
  return result.value
}
