import { DomainError } from '@rostra/kit/errors'
import type { Article__Output } from '@rostra/proto/gen/rostra/newsroom/v1/Article'
import { NewsroomService } from '@rostra/proto/newsroom'
import type { Services } from '../../ports.ts'
import { lookUpTimeoutMs } from './public-persona.ts'

/** Returns a published story; undefined for an unknown or deleted one. Throws when the newsroom service fails. */
export async function publishedStory({ newsroom }: Services, slug: string, requestId: string): Promise<Article__Output | undefined> {
  try {
    return await newsroom.call(NewsroomService.GetArticle, { slug }, { requestId, deadlineMs: lookUpTimeoutMs })
  } catch (error) {
    if (error instanceof DomainError && error.kind === 'not_found') return undefined
    throw error
  }
}
