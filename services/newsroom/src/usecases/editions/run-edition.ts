import { despiteOutages, ownedWrite } from '@rostra/kit/leases/despite-outages'
import { LeaseLost } from '@rostra/kit/leases/running-work'
import type { Edition } from '../../domain/editions/edition.ts'
import type { Ports } from '../../domain/ports.ts'
import { gatherMaterial } from './gather-material.ts'
import { publishStories } from './publish-stories.ts'
import { writeStories } from './write-stories.ts'

/**
 * Runs an edition from its last stored step to its end: gathers material, has the missing stories written, and publishes them. What is
 * stored is not done again. Throws LeaseLost when another replica owns the edition.
 */
export async function runEdition(ports: Ports, edition: Edition, signal: AbortSignal): Promise<void> {
  const { editions, models, metrics, clock } = ports
  const repeated = despiteOutages(signal, clock)
  const write = ownedWrite(signal, clock)
  const stored = async (): Promise<Edition> => {
    const row = await repeated(() => editions.byId(edition.id))
    if (row?.owner !== edition.owner) throw new LeaseLost()
    return row
  }

  if (edition.step === 'opened') {
    const assignments = await gatherMaterial(ports, edition, repeated, signal)
    await write(() => editions.storeGathered(edition, assignments))
    for (const { author, state } of assignments)
      if (state === 'skipped') metrics.stories.ended({ author, modelId: models[author].modelId, outcome: 'skipped' })
  }
  if (edition.step !== 'written') {
    await writeStories(ports, await stored(), write, signal)
    await write(() => editions.storeWritten(edition))
  }
  await publishStories(ports, await stored(), repeated, write)
  await write(() => editions.end(edition, 'published'))
}
