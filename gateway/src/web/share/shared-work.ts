import type { CallOptions } from '@rostra/kit/rpc/client'
import { ExpertsService } from '@rostra/proto/experts'
import { pages } from '@rostra/proto/http/pages'
import type { Services } from '../../ports.ts'

/** A shared discussion or question, as its link tags and its picture describe it. */
export interface SharedWork {
  /** The question. */
  question: string
  /** Who answered, in a sentence. */
  description: string
}

export type SharedWorkKind = 'shared-discussion' | 'shared-question'

/** The path of the page of a token. */
export const sharedWorkPath = (kind: SharedWorkKind, token: string): string =>
  (kind === 'shared-discussion' ? pages.sharedDiscussion : pages.sharedQuestion).path.replace(
    ':token',
    encodeURIComponent(token.toWellFormed()),
  )

/**
 * Returns what is shared by a token, as a visitor sees it, without a cache. Throws DISCUSSION_NOT_FOUND or QUESTION_NOT_FOUND.
 */
export async function findSharedWork(
  { experts }: Pick<Services, 'experts'>,
  kind: SharedWorkKind,
  token: string,
  call: CallOptions,
): Promise<SharedWork> {
  if (kind === 'shared-question') {
    const { question } = await experts.call(ExpertsService.GetSharedQuestion, { token }, call)
    return { question, description: 'Three AI models answer one question from all sides, shared on Rostra.' }
  }
  const { prompt, experts: personas } = await experts.call(ExpertsService.GetSharedDiscussion, { token }, call)
  const names = new Intl.ListFormat('en', { type: 'conjunction' }).format(personas.map(({ name }) => name))
  return { question: prompt, description: `${names} discuss one question, shared on Rostra.` }
}
