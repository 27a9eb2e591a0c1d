import { DomainError } from '@rostra/kit/errors'
import type { Finish } from '@rostra/llm/chat-model'
import type { SpeakingProfile } from '../personas/speaking-profile.ts'

/** `claimed`: its price is being held, and no client sees it yet. `ongoing`: it is admitted and runs. */
export const openStatuses = ['claimed', 'ongoing'] as const
export const endStatuses = ['completed', 'failed'] as const
export type EndStatus = (typeof endStatuses)[number]
export type DiscussionStatus = (typeof openStatuses)[number] | EndStatus

/** How strongly the experts agree, in the chair's judgement. */
export const agreements = ['strong', 'mixed', 'split'] as const
export type Agreement = (typeof agreements)[number]

/** An expert of a discussion, as at its start. */
export interface Expert {
  /** The persona's id. */
  id: string
  name: string
  slug: string
  avatarUrl: string
  avatarEmoji: string
  avatarBgColor: string
}

/**
 * The result of one step. It is stored before any step that needs it begins, and never run again. Empty `content` means that a draft or
 * revision failed or was declined: the expert is absent, or its draft counts.
 */
export interface Step {
  kind: 'draft' | 'revision' | 'chair'
  /** The persona's id; empty for the chair. */
  expertId: string
  /** The text for the member, in Markdown; for the chair the consensus. Those of revisions and chair have labels for the experts. */
  content: string
  /** The expert's view in one sentence. Empty when the answer gave none. */
  position: string
  /**
   * True when the answer only says that the expert was given nothing on the question. It is not charged. Only the offline model abstains.
   */
  abstained?: true
  /** True when the model refused, or its provider's content filter ended the answer. Its text is dropped: it is no view of the expert. */
  declined?: true
  /** Why the model ended the text. Absent without one, for the chair, and in steps that were stored before it was kept. */
  end?: Finish
  /** Model calls of this step, those among them that have run, and their tokens, as the provider reports them. */
  calls: number
  /** Calls in which the model ended its answer, wrote a part of it, or used up its time: the provider may charge for them. */
  runs: number
  inputTokens: number
  outputTokens: number
  at: Date
}

/** The chair's conclusion, with names. */
export interface Conclusion {
  consensus: string
  agreement: Agreement
  /** The experts with the minority view, and their reason; empty when there is none. */
  minorityView: string
  minorityExpertIds: readonly string[]
}

/** The completed discussion that another one follows up, as at its start. */
export interface EarlierDiscussion {
  id: string
  prompt: string
  /** Without labels and names of its experts. */
  consensus: string
}

export interface Discussion {
  id: string
  memberId: string
  requestId: string
  prompt: string
  followsUp: EarlierDiscussion | null
  status: DiscussionStatus
  experts: readonly Expert[]
  /** The ids of the experts in a random order, from which their labels follow. */
  order: readonly string[]
  steps: readonly Step[]
  /** Null also for a completed discussion whose chair failed. */
  conclusion: Conclusion | null
  /** Text for the member; null unless it has failed. */
  failure: string | null
  /** Whether the built-in offline model answers. */
  offline: boolean
  /** The id of the model that answers. */
  model: string
  isShared: boolean
  /** The owner id, which every write of an open discussion must name: that of the replica that claimed it, or of a takeover. */
  owner: string
  /** Increases with each change that the member can see. */
  version: number
  createdAt: Date
  finishedAt: Date | null
}

/** An open discussion, with secrets that are deleted at its end. */
export interface OpenDiscussion extends Discussion {
  /** In the order of the experts. */
  profiles: readonly ExpertProfile[]
  /** 128 random bits in hexadecimal, from which the delimiters of all its requests are derived. */
  delimiterSeed: string
}

/** What a model needs to speak as an expert. */
export type ExpertProfile = Pick<SpeakingProfile, 'id' | 'name' | 'description' | 'category' | 'rolePrompt' | 'strictlyFollows'>

/** The message for the member about a failed discussion. The web adds that nothing was charged. */
export const tooFewAnswers = 'Fewer than two of your experts answered, so there was nothing to discuss. Please try again.'

export const discussionNotFound = () => new DomainError('not_found', 'DISCUSSION_NOT_FOUND', 'Discussion not found')

/** The error of a start whose claim was taken over or deleted before its admission. */
export const startInterrupted = () =>
  new DomainError('unavailable', 'INTERRUPTED', 'The discussion could not be started. Please try again.', { retryAfter: 2 })

/** The error of a repeated start whose first attempt is still being prepared. */
export const startInProgress = () =>
  new DomainError('unavailable', 'START_IN_PROGRESS', 'Your discussion is still being started. Please try again in a moment.', {
    retryAfter: 2,
  })

export const circleTooSmall = () => new DomainError('state', 'CIRCLE_TOO_SMALL', 'You need at least 2 experts to start a discussion.')

/** Throws REQUEST_ID_REUSED when a request id that exists already belongs to a discussion of another question. */
export function refuseReusedRequestId(existing: Pick<Discussion, 'prompt'>, prompt: string): void {
  if (existing.prompt !== prompt) throw new DomainError('exists', 'REQUEST_ID_REUSED', 'This request id was used for another discussion')
}
