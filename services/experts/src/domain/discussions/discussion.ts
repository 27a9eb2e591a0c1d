/** `claimed`: its price is being held and nobody sees it yet. `ongoing`: admitted, the experts discuss. */
export const openStatuses = ['claimed', 'ongoing'] as const
export const endStatuses = ['completed', 'failed'] as const
export type EndStatus = (typeof endStatuses)[number]
export type DiscussionStatus = (typeof openStatuses)[number] | EndStatus

/** How strongly the experts agree, in the chair's judgement. */
export const agreements = ['strong', 'mixed', 'split'] as const
export type Agreement = (typeof agreements)[number]

/** An expert as it was when the discussion began. */
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
 * The result of one step, stored before a step that needs it begins and never run again. A draft or revision whose `content` is empty failed:
 * the expert is absent, or its draft stands.
 */
export interface Step {
  kind: 'draft' | 'revision' | 'chair'
  /** The persona's id; empty for the chair. */
  expertId: string
  /** What the member sees, in Markdown; for the chair the consensus. */
  content: string
  /** One sentence: what the expert stands for. Empty when the answer gave none. */
  position: string
  /** Model calls of this step and their tokens, as the provider reports them. */
  calls: number
  inputTokens: number
  outputTokens: number
  at: Date
}

/** What the chair concludes, with names. */
export interface Conclusion {
  consensus: string
  agreement: Agreement
  /** Who holds the minority view and why; empty when there is none. */
  minorityView: string
  minorityExpertIds: readonly string[]
}

export interface Discussion {
  id: string
  memberId: string
  requestId: string
  prompt: string
  status: DiscussionStatus
  experts: readonly Expert[]
  steps: readonly Step[]
  conclusion: Conclusion | null
  /** Text for the member; null unless it has failed. */
  failure: string | null
  /** The built-in offline model speaks. */
  offline: boolean
  isShared: boolean
  /** Identifies who may write the discussion while it is open: the replica that claimed it, or one takeover. */
  owner: string
  /** Rises with each change that the member can see. */
  version: number
  createdAt: Date
  finishedAt: Date | null
}
