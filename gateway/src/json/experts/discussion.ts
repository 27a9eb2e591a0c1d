import type { Agreement } from '@rostra/proto/gen/rostra/experts/v1/Agreement'
import type { Discussion__Output } from '@rostra/proto/gen/rostra/experts/v1/Discussion'
import type { DiscussionStatus } from '@rostra/proto/gen/rostra/experts/v1/DiscussionStatus'
import type { DiscussionSummary__Output } from '@rostra/proto/gen/rostra/experts/v1/DiscussionSummary'
import type { Phase } from '@rostra/proto/gen/rostra/experts/v1/Phase'
import { z } from 'zod'
import { colourPattern } from '../bot.ts'
import { count, timestamp } from '../fields.ts'
import { answerEnd, toAnswerEnd } from '../message.ts'
import { type EnumNames, fromWire } from '../wire-value.ts'

const statuses = z.enum(['ongoing', 'completed', 'failed']).meta({ id: 'DiscussionStatus' })
const agreements = z.enum(['strong', 'mixed', 'split']).meta({ id: 'Agreement' })
const phases = z.enum(['drafts', 'revisions', 'chair', 'ended']).meta({ id: 'DiscussionPhase', description: 'What the experts do now' })

export const discussionSummarySchema = z
  .object({
    id: z.string(),
    prompt: z.string(),
    status: statuses,
    createdAt: timestamp,
    completedAt: timestamp.nullable(),
    expertCount: count,
  })
  .meta({ id: 'DiscussionSummary' })

export const discussionSchema = z
  .object({
    id: z.string(),
    prompt: z.string(),
    status: statuses,
    createdAt: timestamp,
    completedAt: timestamp.nullable().meta({ description: 'When it ended, also when it failed' }),
    consensus: z.string().nullable().meta({ description: 'Markdown; null unless it is completed, and when its chair failed' }),
    agreement: agreements.nullable().meta({ description: 'Null without a consensus' }),
    minorityView: z.string().nullable().meta({ description: 'Who holds the minority view and why; null when there is none' }),
    minorityExpertIds: z.array(z.string()),
    experts: z.array(
      z
        .object({
          id: z.string(),
          name: z.string(),
          slug: z.string(),
          avatarUrl: z.string().meta({ description: 'An address, or an emoji of at most 4 characters; empty when there is neither' }),
          avatarBgColor: z.string().meta({ pattern: colourPattern }),
          absent: z.boolean().meta({ description: 'The expert did not answer and was not charged' }),
          declined: z.boolean().meta({ description: 'It is absent because its model, or a content filter, declined to answer' }),
        })
        .meta({ id: 'Expert' }),
    ),
    conversationFlow: z.array(
      z
        .object({
          expertId: z.string(),
          expertName: z.string(),
          content: z.string().meta({ description: 'Markdown' }),
          timestamp,
          round: count.meta({ description: '1: the first answer; 2: the answer after reading the others' }),
          end: answerEnd.nullable().meta({ description: 'Null for an answer of before it was kept' }),
        })
        .meta({ id: 'Contribution' }),
    ),
    failure: z.string().nullable().meta({ description: 'Why it failed; null otherwise' }),
    phase: phases,
    model: z.string().meta({ description: 'The id of the model that answers, `offline` for the built-in one; a client shows it' }),
    offline: z.boolean().meta({ description: 'The built-in offline model spoke; a client has to say so' }),
    revisionsSkipped: z.boolean().meta({ description: 'The first answers agreed, so there is no second round' }),
    shared: z.boolean().meta({ description: 'A link to it exists' }),
    credits: count.meta({ description: 'What it has cost; while it is ongoing, what is held' }),
    followsUp: z
      .object({ id: z.string(), prompt: z.string() })
      .nullable()
      .meta({ description: 'The discussion that it follows up; null for readers of its link' }),
  })
  .meta({ id: 'Discussion' })

export type Discussion = z.infer<typeof discussionSchema>

const statusNames: EnumNames<DiscussionStatus, Discussion['status']> = {
  DISCUSSION_STATUS_UNSPECIFIED: undefined,
  DISCUSSION_STATUS_ONGOING: 'ongoing',
  DISCUSSION_STATUS_COMPLETED: 'completed',
  DISCUSSION_STATUS_FAILED: 'failed',
}

const agreementNames: EnumNames<Agreement, NonNullable<Discussion['agreement']> | null> = {
  AGREEMENT_UNSPECIFIED: null,
  AGREEMENT_STRONG: 'strong',
  AGREEMENT_MIXED: 'mixed',
  AGREEMENT_SPLIT: 'split',
}

const phaseNames: EnumNames<Phase, Discussion['phase']> = {
  PHASE_UNSPECIFIED: undefined,
  PHASE_DRAFTS: 'drafts',
  PHASE_REVISIONS: 'revisions',
  PHASE_CHAIR: 'chair',
  PHASE_ENDED: 'ended',
}

export const toDiscussionSummary = ({
  status,
  completedAt,
  experts,
  ...summary
}: DiscussionSummary__Output): z.infer<typeof discussionSummarySchema> => ({
  ...summary,
  status: fromWire(statusNames, status),
  completedAt: completedAt || null,
  expertCount: experts,
})

/** Converts a discussion for readers of its link. Leaves out the fields for its owner. */
export const toSharedDiscussion = (discussion: Discussion__Output): Discussion => ({
  ...toDiscussion(discussion),
  followsUp: null,
  shared: false,
  credits: 0,
})

export function toDiscussion({ version: _, contributions, ...discussion }: Discussion__Output): Discussion {
  const nameOf = new Map(discussion.experts.map(({ id, name }) => [id, name]))
  return {
    ...discussion,
    status: fromWire(statusNames, discussion.status),
    completedAt: discussion.completedAt || null,
    consensus: discussion.consensus || null,
    agreement: fromWire(agreementNames, discussion.agreement),
    minorityView: discussion.minorityView || null,
    failure: discussion.failure || null,
    phase: fromWire(phaseNames, discussion.phase),
    experts: discussion.experts.map(({ avatarUrl, avatarEmoji, ...expert }) => ({ ...expert, avatarUrl: avatarUrl || avatarEmoji })),
    conversationFlow: contributions.map(({ at, end, ...contribution }) => ({
      ...contribution,
      end: toAnswerEnd(end),
      expertName: nameOf.get(contribution.expertId) ?? '',
      timestamp: at,
    })),
  }
}
