import type { DespiteOutages, OwnedWrite } from '@rostra/kit/leases/despite-outages'
import { LeaseLost } from '@rostra/kit/leases/running-work'
import { type Edition, skippedReasons } from '../../domain/editions/edition.ts'
import type { Ports } from '../../domain/ports.ts'

/** Publishes the written stories one after the other. An author who has a story of the day meanwhile is skipped, and
 * a story that was deleted meanwhile is no link. */
export async function publishStories(
  { articles, editions, metrics }: Ports,
  edition: Edition,
  despiteOutages: DespiteOutages,
  write: OwnedWrite,
): Promise<void> {
  for (const assignment of edition.assignments) {
    const { author, story } = assignment
    if (assignment.state !== 'written' || !story) continue
    const links = story.sources.flatMap(({ slug }) => slug || [])
    const shown = links.length > 0 ? await despiteOutages(() => articles.slugsOf(links)) : new Set()
    const sources = story.sources.map((source) => (shown.has(source.slug) ? source : { ...source, slug: '' }))
    const result = await despiteOutages(() => editions.publish(edition, { ...assignment, story: { ...story, sources } }))
    if (result === 'lease-lost') throw new LeaseLost()
    const outcome = result === 'published' ? 'published' : 'skipped'
    if (outcome === 'skipped')
      await write(() =>
        editions.storeAssignment(edition, { ...assignment, state: 'skipped', story: null, reason: skippedReasons.hasStory }),
      )
    metrics.stories.ended({ author, modelId: story.modelId, outcome })
  }
}
