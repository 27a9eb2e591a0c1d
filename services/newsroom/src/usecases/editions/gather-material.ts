import { isUnavailable } from '@rostra/kit/errors'
import type { DespiteOutages } from '@rostra/kit/leases/despite-outages'
import type { Author } from '../../domain/articles/author.ts'
import { type Edition, type EditionAssignment, skippedReasons } from '../../domain/editions/edition.ts'
import type { EntrySource, StorySource } from '../../domain/material/material.ts'
import type { Ports } from '../../domain/ports.ts'

/** Published stories that may be material, newest first. */
const latestStories = 20

/**
 * Gives each author material of its own. Skipped are authors who have today's story, and those for whom there is no
 * material. While the zeitgeist is away only authors with a topic write.
 */
export async function gatherMaterial(
  ports: Ports,
  { assignments, day }: Edition,
  despiteOutages: DespiteOutages,
  signal: AbortSignal,
): Promise<EditionAssignment[]> {
  const { articles, writing } = ports
  const entries = await entriesIfThere(ports, signal)
  const [ofDay, latest] = await despiteOutages(() => Promise.all([articles.ofDay(day), articles.latest(latestStories)]))
  const reasons = new Map<Author, string>()
  for (const { author, topic } of assignments) {
    if (ofDay.some((story) => story.author === author)) reasons.set(author, skippedReasons.hasStory)
    else if (!entries && !topic) reasons.set(author, skippedReasons.noMaterial)
  }
  const stories = latest.map(({ slug, title, takeaways, day }): StorySource => ({ kind: 'story', slug, title, takeaways, day }))
  const requests = assignments.filter(({ author }) => !reasons.has(author)).map(({ author, topic }) => ({ author, topic }))
  const plan = writing.planAssignments({ requests, entries: entries ?? [], stories, day })
  for (const { author, reason } of plan.skipped) reasons.set(author, reason)
  return assignments.map((assignment): EditionAssignment => {
    const reason = reasons.get(assignment.author)
    if (reason !== undefined) return { ...assignment, state: 'skipped', reason }
    const planned = plan.assignments.find(({ author }) => author === assignment.author)
    if (!planned) throw new Error(`the plan leaves out ${assignment.author}`)
    return { ...assignment, material: planned.material, note: planned.note }
  })
}

/** Returns null while the zeitgeist is away. */
async function entriesIfThere({ zeitgeist, log }: Ports, signal: AbortSignal): Promise<EntrySource[] | null> {
  try {
    return await zeitgeist.entries(signal)
  } catch (err) {
    signal.throwIfAborted()
    if (!isUnavailable(err)) throw err
    log.warn({ err }, 'the zeitgeist is away; only authors with a topic write')
    return null
  }
}
