import type { OwnedWrite } from '@rostra/kit/leases/despite-outages'
import { type Edition, type EditionAssignment, skippedReasons } from '../../domain/editions/edition.ts'
import type { Ports } from '../../domain/ports.ts'
import { sourcesOf } from '../../domain/writing/sources-of.ts'

/**
 * Has the missing stories written, all authors side by side, and stores each as it comes, so that no model is asked for it again. An
 * author whose story fails is passed over. Waits for all authors before it throws.
 */
export async function writeStories(ports: Ports, edition: Edition, write: OwnedWrite, signal: AbortSignal): Promise<void> {
  const otherTitles = (await ports.articles.ofDay(edition.day)).map(({ title }) => title)
  for (const { story } of edition.assignments) if (story) otherTitles.push(story.title)
  const writeOne = async (assignment: EditionAssignment) => {
    const ended = await storyOf(ports, edition.day, assignment, otherTitles, signal)
    await write(() => ports.editions.storeAssignment(edition, ended))
  }
  const waiting = edition.assignments.filter(({ state }) => state === 'waiting')
  const failed = (await Promise.allSettled(waiting.map(writeOne))).find(({ status }) => status === 'rejected')
  signal.throwIfAborted()
  if (failed?.status === 'rejected') throw failed.reason
}

async function storyOf(
  { writing, models, clock, log, metrics }: Ports,
  day: string,
  assignment: EditionAssignment,
  otherTitles: readonly string[],
  signal: AbortSignal,
): Promise<EditionAssignment> {
  const { author, material } = assignment
  const model = models[author]
  try {
    const story = await writing.writeStory({ model, clock, log }, { author, day, material, otherTitles }, signal)
    return { ...assignment, state: 'written', material: [], story: { ...story, sources: sourcesOf(material) } }
  } catch (err) {
    signal.throwIfAborted()
    log.error({ err, author }, 'a story could not be written; the other authors go on')
    metrics.stories.ended({ author, modelId: model.modelId, outcome: 'failed' })
    return { ...assignment, state: 'failed', material: [], reason: skippedReasons.failed }
  }
}
