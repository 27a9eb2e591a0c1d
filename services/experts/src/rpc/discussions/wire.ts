import type { Contribution as WireContribution } from '@rostra/proto/gen/rostra/experts/v1/Contribution'
import type { Discussion as WireDiscussion } from '@rostra/proto/gen/rostra/experts/v1/Discussion'
import type { DiscussionSummary } from '@rostra/proto/gen/rostra/experts/v1/DiscussionSummary'
import type { Discussion } from '../../domain/discussions/discussion.ts'
import { labelsOf, withNames } from '../../domain/discussions/labels.ts'
import { creditsOf } from '../../domain/discussions/outcome.ts'
import { phaseOf, skipsRevisions, stepOf } from '../../domain/discussions/phase.ts'
import { toWireEnd } from '../answer-end.ts'

const statuses = {
  ongoing: 'DISCUSSION_STATUS_ONGOING',
  completed: 'DISCUSSION_STATUS_COMPLETED',
  failed: 'DISCUSSION_STATUS_FAILED',
} as const

const agreements = { strong: 'AGREEMENT_STRONG', mixed: 'AGREEMENT_MIXED', split: 'AGREEMENT_SPLIT' } as const

const phases = { drafts: 'PHASE_DRAFTS', revisions: 'PHASE_REVISIONS', chair: 'PHASE_CHAIR', ended: 'PHASE_ENDED' } as const

function toWireStatus(status: Discussion['status']) {
  if (status === 'claimed') throw new Error('a claim is not shown')
  return statuses[status]
}

/** Converts a discussion. `now` is in milliseconds since 1970. */
export function toWireDiscussion(discussion: Discussion, now: number): WireDiscussion {
  const { id, prompt, followsUp, status, experts, conclusion, failure, offline, model, isShared } = discussion
  const { version, createdAt, finishedAt } = discussion
  return {
    id,
    prompt,
    followsUp: followsUp && { id: followsUp.id, prompt: followsUp.prompt },
    offline,
    model,
    version,
    status: toWireStatus(status),
    createdAt: createdAt.toISOString(),
    completedAt: finishedAt?.toISOString() ?? '',
    consensus: conclusion?.consensus ?? '',
    agreement: conclusion ? agreements[conclusion.agreement] : 'AGREEMENT_UNSPECIFIED',
    minorityView: conclusion?.minorityView ?? '',
    minorityExpertIds: [...(conclusion?.minorityExpertIds ?? [])],
    experts: experts.map((expert) => {
      const draft = stepOf(discussion, 'draft', expert.id)
      return { ...expert, absent: draft?.content === '', declined: draft?.declined === true }
    }),
    contributions: contributionsOf(discussion),
    failure: failure ?? '',
    shared: isShared,
    phase: phases[phaseOf(discussion, now)],
    credits: creditsOf(discussion),
    revisionsSkipped: skipsRevisions(discussion),
  }
}

/** Converts a discussion for readers of its link. Leaves out the fields for its owner. */
export const toWireSharedDiscussion = (discussion: Discussion, now: number): WireDiscussion => ({
  ...toWireDiscussion(discussion, now),
  followsUp: null,
  shared: false,
  credits: 0,
})

/** Returns the answers of the experts in the order of their steps. Replaces the labels of other experts in revisions by names. */
function contributionsOf(discussion: Discussion): WireContribution[] {
  const labels = labelsOf(discussion)
  return discussion.steps.flatMap(({ kind, expertId, content, at, end }) => {
    if (kind === 'chair' || content === '') return []
    const shown = kind === 'revision' ? withNames(content, labels) : content
    return [{ expertId, content: shown, at: at.toISOString(), round: kind === 'draft' ? 1 : 2, end: toWireEnd(end) }]
  })
}

export const toWireSummary = ({ id, prompt, status, createdAt, finishedAt, experts }: Discussion): DiscussionSummary => ({
  id,
  prompt,
  status: toWireStatus(status),
  createdAt: createdAt.toISOString(),
  completedAt: finishedAt?.toISOString() ?? '',
  experts: experts.length,
})
