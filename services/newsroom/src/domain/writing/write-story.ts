import type { Clock } from '@rostra/kit/async/clock'
import { DomainError } from '@rostra/kit/errors'
import type { Log } from '@rostra/kit/log'
import { askJson } from '@rostra/llm/ask-json'
import { withTextLimit } from '@rostra/llm/limits/text-limit'
import { withTimeLimit } from '@rostra/llm/limits/time-limit'
import { ModelError } from '@rostra/llm/model-error'
import type { ServedModel } from '@rostra/llm/models'
import { offlineModelId, type Story } from '../articles/article.ts'
import type { Author } from '../articles/author.ts'
import type { Material } from '../material/material.ts'
import { modelAnswer } from './model/model-answer.ts'
import { modelRequest } from './model/model-request.ts'
import { writeOffline } from './offline/write-offline.ts'
import { isPrintable } from './planning/is-printable.ts'

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

/** For one story, a repaired answer included. */
const storyMs = 60_000
/** In UTF-16 units; a model that writes more is cut. */
const maxAnswer = 20_000

/**
 * Writes a story from its material only. With a key the author's model is asked, at most twice; when it fails, or
 * its text does not pass the checks, the offline writer writes. Takes 60 s at most. Throws NO_MATERIAL when nothing
 * of the material may be printed, and the signal's reason once it aborts.
 */
export async function writeStory(writer: StoryWriter, order: StoryOrder, signal: AbortSignal): Promise<Story> {
  signal.throwIfAborted()
  const otherTitles = order.otherTitles ?? []
  const offline = writeOffline({ ...order, otherTitles })
  if (!offline) throw new DomainError('state', 'NO_MATERIAL', 'Nothing of the material may be printed.')
  const isSafe = order.material.every(isPrintable)
  const written = writer.model.offline || !isSafe ? null : await askAuthor(writer, { ...order, otherTitles }, signal)
  signal.throwIfAborted()
  return written ? { ...written, modelId: writer.model.modelId } : { ...offline, modelId: offlineModelId }
}

async function askAuthor({ model, clock, log }: StoryWriter, { author, material, otherTitles }: Required<StoryOrder>, signal: AbortSignal) {
  const request = modelRequest(author, material, otherTitles)
  const schema = modelAnswer({ material, otherTitles, prompts: [request.system] })
  try {
    return await withTimeLimit(storyMs, clock, signal, (limited) =>
      askJson(withTextLimit(model.model, maxAnswer), { ...request, model: model.modelId, signal: limited }, schema),
    )
  } catch (error) {
    const failure = error instanceof ModelError ? error.kind : error instanceof Error ? error.name : 'unknown'
    log?.warn({ failure, author }, 'a model wrote no story that can be published')
    return null
  }
}
