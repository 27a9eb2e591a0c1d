import { LeaseLost } from '@rostra/kit/leases/single-run'
import { type Edition, skippedReasons } from '../../domain/editions/edition.ts'
import type { Ports } from '../../domain/ports.ts'
import type { DespiteOutages } from './run-edition.ts'

/** Publishes the written stories one after the other. An author who has a story of the day meanwhile is skipped. */
export async function publishStories(
  { editions, metrics }: Ports,
  edition: Edition,
  despiteOutages: DespiteOutages,
  write: (run: () => Promise<boolean>) => Promise<void>,
): Promise<void> {
  for (const assignment of edition.assignments) {
    const { author, story } = assignment
    if (assignment.state !== 'written' || !story) continue
    const result = await despiteOutages(() => editions.publish(edition, assignment))
    if (result === 'lease-lost') throw new LeaseLost()
    const outcome = result === 'published' ? 'published' : 'skipped'
    if (outcome === 'skipped')
      await write(() =>
        editions.storeAssignment(edition, { ...assignment, state: 'skipped', story: null, reason: skippedReasons.hasStory }),
      )
    metrics.stories.ended({ author, writer: story.writer, outcome })
  }
}
