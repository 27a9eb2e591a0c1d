import { retry } from '@rostra/kit/async/retry'
import { LeaseLost } from '@rostra/kit/leases/single-run'
import type { Edition } from '../../domain/editions/edition.ts'
import type { Ports } from '../../domain/ports.ts'
import { gatherMaterial } from './gather-material.ts'
import { publishStories } from './publish-stories.ts'
import { writeStories } from './write-stories.ts'

/** Milliseconds for which work is repeated while the store is away. */
const outageMs = 20_000

/** Repeats a read or write of the store while it is away, unless the edition is aborted. */
export type DespiteOutages = <T>(run: () => Promise<T>) => Promise<T>

/**
 * Runs an edition from its last stored step to its end: gathers material, has the missing stories written, and publishes them. What is stored is not
 * done again. Throws LeaseLost when another replica owns the edition.
 */
export async function runEdition(ports: Ports, edition: Edition, signal: AbortSignal): Promise<void> {
  const { editions, models, metrics, clock } = ports
  const despiteOutages: DespiteOutages = async (run) => {
    const result = await retry(async () => (signal.aborted ? null : { value: await run() }), { forMs: outageMs, clock })
    signal.throwIfAborted()
    return (result as NonNullable<typeof result>).value
  }
  const write = async (run: () => Promise<boolean>) => {
    if (!(await despiteOutages(run))) throw new LeaseLost()
  }
  const stored = async (): Promise<Edition> => {
    const row = await despiteOutages(() => editions.byId(edition.id))
    if (row?.owner !== edition.owner) throw new LeaseLost()
    return row
  }

  if (edition.step === 'opened') {
    const assignments = await gatherMaterial(ports, edition, despiteOutages, signal)
    await write(() => editions.storeGathered(edition, assignments))
    for (const { author, state } of assignments)
      if (state === 'skipped') metrics.stories.ended({ author, writer: models[author].offline ? 'offline' : 'model', outcome: 'skipped' })
  }
  if (edition.step !== 'written') {
    await writeStories(ports, await stored(), write, signal)
    await write(() => editions.storeWritten(edition))
  }
  await publishStories(ports, await stored(), despiteOutages, write)
  await write(() => editions.end(edition, 'published'))
}
