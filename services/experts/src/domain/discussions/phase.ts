import { positionsAgree } from './agreement/agreement.ts'
import type { Discussion, Expert, Step } from './discussion.ts'
import { hasTimeToRevise } from './time-limits.ts'

/** The least number of drafts that a discussion needs. */
export const quorum = 2

export type Phase = 'drafts' | 'revisions' | 'chair' | 'ended'

type Progress = Pick<Discussion, 'experts' | 'steps'>

/** Returns the stored step of an expert. */
export const stepOf = ({ steps }: Pick<Discussion, 'steps'>, kind: Step['kind'], expertId: string): Step | undefined =>
  steps.find((step) => step.kind === kind && step.expertId === expertId)

/** The experts whose draft is stored and has text. */
export const answeredExperts = (discussion: Progress): Expert[] =>
  discussion.experts.filter(({ id }) => Boolean(stepOf(discussion, 'draft', id)?.content))

/** Returns an expert's revision if it has text, or else its draft. */
export function latestAnswer(discussion: Pick<Discussion, 'steps'>, expertId: string): Step {
  const revision = stepOf(discussion, 'revision', expertId)
  const latest = revision?.content ? revision : stepOf(discussion, 'draft', expertId)
  if (!latest?.content) throw new Error('this expert has no answer')
  return latest
}

/** The experts that still have to draft. */
export const missingDrafts = (discussion: Progress): Expert[] => discussion.experts.filter(({ id }) => !stepOf(discussion, 'draft', id))

/** The experts that still have to revise: none when all drafts agree, or without a language model, which weighs nothing anew. */
export function missingRevisions(discussion: Progress & Pick<Discussion, 'offline'>): Expert[] {
  if (discussion.offline || skipsRevisions(discussion)) return []
  return answeredExperts(discussion).filter(({ id }) => !stepOf(discussion, 'revision', id))
}

/** Whether every draft is stored and those with text take the same position, so that no expert revises. Never without a language model. */
export function skipsRevisions(discussion: Progress & Pick<Discussion, 'offline'>): boolean {
  if (discussion.offline || missingDrafts(discussion).length > 0) return false
  return positionsAgree(answeredExperts(discussion).map(({ id }) => stepOf(discussion, 'draft', id)?.position ?? ''))
}

/** Returns the phase of a discussion at a time, from its stored steps only. */
export function phaseOf(discussion: Pick<Discussion, 'experts' | 'steps' | 'status' | 'offline' | 'createdAt'>, now: number): Phase {
  if (discussion.status === 'completed' || discussion.status === 'failed') return 'ended'
  if (missingDrafts(discussion).length > 0) return 'drafts'
  if (missingRevisions(discussion).length > 0 && hasTimeToRevise(discussion, now)) return 'revisions'
  return 'chair'
}
