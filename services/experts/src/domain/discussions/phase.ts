import { positionsAgree } from './agreement/agreement.ts'
import type { Discussion, Expert, Step } from './discussion.ts'
import { hasTimeToRevise } from './time-limits.ts'

/** Experts whose drafts are needed for a discussion. */
export const quorum = 2

export type Phase = 'drafts' | 'revisions' | 'chair' | 'ended'

type Progress = Pick<Discussion, 'experts' | 'steps'>

/** Returns the stored step of an expert. */
export const stepOf = ({ steps }: Pick<Discussion, 'steps'>, kind: Step['kind'], expertId: string): Step | undefined =>
  steps.find((step) => step.kind === kind && step.expertId === expertId)

/** The experts whose draft is stored and has text. */
export const answeredExperts = (discussion: Progress): Expert[] =>
  discussion.experts.filter(({ id }) => Boolean(stepOf(discussion, 'draft', id)?.content))

/** The draft or, if it has text, the revision that an expert stands by. */
export function latestAnswer(discussion: Pick<Discussion, 'steps'>, expertId: string): Step {
  const revision = stepOf(discussion, 'revision', expertId)
  const latest = revision?.content ? revision : stepOf(discussion, 'draft', expertId)
  if (!latest?.content) throw new Error('this expert has no answer')
  return latest
}

/** The experts that still have to draft. */
export const missingDrafts = (discussion: Progress): Expert[] => discussion.experts.filter(({ id }) => !stepOf(discussion, 'draft', id))

/** The experts that still have to revise. */
export function missingRevisions(discussion: Progress): Expert[] {
  if (draftsAgree(discussion)) return []
  return answeredExperts(discussion).filter(({ id }) => !stepOf(discussion, 'revision', id))
}

/** Whether all drafts that answered take one position, so that the experts need not read each other. */
export const draftsAgree = (discussion: Progress): boolean =>
  positionsAgree(answeredExperts(discussion).map(({ id }) => stepOf(discussion, 'draft', id)?.position ?? ''))

/** Returns what a discussion does at a time, from its stored steps alone. */
export function phaseOf(discussion: Pick<Discussion, 'experts' | 'steps' | 'status' | 'createdAt'>, now: number): Phase {
  if (discussion.status === 'completed' || discussion.status === 'failed') return 'ended'
  if (missingDrafts(discussion).length > 0) return 'drafts'
  if (missingRevisions(discussion).length > 0 && hasTimeToRevise(discussion, now)) return 'revisions'
  return 'chair'
}
