import type { Clock } from '@rostra/kit/async/clock'
import { DomainError } from '@rostra/kit/errors'
import type { Log } from '@rostra/kit/log'
import type { ServedModel } from '@rostra/llm/models'
import type { Story } from '../articles/article.ts'
import type { Author } from '../articles/author.ts'
import type { Material } from '../material/material.ts'

export interface StoryWriter {
  /** The author's model. */
  model: ServedModel
  clock: Clock
  log?: Log
}

export interface StoryOrder {
  author: Author
  /** `YYYY-MM-DD`, UTC. */
  day: string
  /** What `planAssignments` gave. */
  material: Material
  /** Titles of the day's other stories, as far as they are known. */
  otherTitles?: readonly string[]
}

export interface WrittenStory extends Story {
  /** Who wrote the text: the author's model or the offline writer. */
  writer: 'model' | 'offline'
}

/** Writes a story from its material only. Takes 60 s at most. Throws the signal's reason once it aborts. */
export async function writeStory(_writer: StoryWriter, _order: StoryOrder, _signal: AbortSignal): Promise<WrittenStory> {
  throw new DomainError('unavailable', 'NOT_BUILT', 'Not built yet')
}
