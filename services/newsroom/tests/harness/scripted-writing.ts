import type { Author } from '../../src/domain/articles/author.ts'
import type { Writing } from '../../src/domain/editions/ports.ts'
import type { MaterialSource } from '../../src/domain/material/material.ts'

export interface ScriptedWriting extends Writing {
  /** Who was asked for a story so far, oldest first. */
  asked: Author[]
  /** Called before a story is returned. */
  before: (author: Author) => Promise<unknown>
}

/** Creates authors who write at once: about their topic, else about an entry. */
export function scriptedWriting(before: (author: Author) => Promise<unknown> = async () => undefined): ScriptedWriting {
  const writing: ScriptedWriting = {
    asked: [],
    before,
    planAssignments: ({ requests, entries, stories }) => {
      const materialOf = (topic: string): MaterialSource[] => [
        ...(topic ? [{ kind: 'topic', title: topic } as const] : []),
        ...entries.slice(0, 1),
        ...stories.slice(0, 1),
      ]
      const hasMaterial = ({ topic }: { topic: string }) => topic !== '' || entries.length > 0
      return {
        assignments: requests
          .filter(hasMaterial)
          .map(({ author, topic }) => ({ author, topic, material: materialOf(topic), note: topic === 'Unprintable' ? 'Left out.' : '' })),
        skipped: requests.filter((request) => !hasMaterial(request)).map(({ author }) => ({ author, reason: 'There is no material.' })),
      }
    },
    writeStory: async (_writer, { author, material }, signal) => {
      writing.asked.push(author)
      await Promise.race([writing.before(author), aborted(signal)])
      const subject = material[0]?.title ?? ''
      return {
        title: `${subject} by ${author}`,
        paragraphs: [{ text: `People talked about ${subject}.`, sources: [1] }],
        takeaways: [`It was ${subject}.`, 'It was talked about.'],
        modelId: 'offline',
      }
    },
  }
  return writing
}

const aborted = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true }))
