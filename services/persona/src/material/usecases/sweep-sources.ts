import { runBatches, type Turn } from '@rostra/kit/async/run-batches'
import type { Ports } from '../domain/ports.ts'
import { giveUp } from './add-source.ts'

type Needed = Pick<Ports, 'sources' | 'sourceFiles' | 'sourceLeftovers' | 'passages'>

/**
 * Deletes what sources have left: the content and the passages of deleted and failed ones, originals 7 days after they were read,
 * the passages of readings that were lost, and what uploads that died had stored.
 */
export async function sweepSources(ports: Needed, turn: Turn): Promise<void> {
  await deleteLeftovers(ports, turn)
  await deleteOriginals(ports, turn)
  for (const key of await ports.sources.abandoned()) {
    if (turn.signal?.aborted) return
    await giveUp(ports, key)
  }
}

async function deleteOriginals({ sourceLeftovers, sourceFiles }: Needed, turn: Turn): Promise<void> {
  while (!turn.signal?.aborted) {
    const source = await sourceLeftovers.takeDueOriginal()
    if (!source) return
    await sourceFiles.delete(source)
    await sourceLeftovers.originalDeleted(source)
  }
}

async function deleteLeftovers({ sourceLeftovers, sourceFiles, passages }: Needed, turn: Turn): Promise<void> {
  while (!turn.signal?.aborted) {
    const source = await sourceLeftovers.takeDue()
    if (!source) return
    const { personaId, sourceId, readingId, isFileLeft } = source
    if (isFileLeft) await sourceFiles.delete(source)
    // A source that is not finished in its turn is due again when the claim ends.
    if (await runBatches(passages.deletionOf({ personaId, sourceId }, readingId), turn)) await sourceLeftovers.deleted(source)
  }
}
