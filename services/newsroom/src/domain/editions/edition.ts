import type { Source, Story } from '../articles/article.ts'
import type { Author } from '../articles/author.ts'
import type { Material } from '../material/material.ts'

export type EditionCause = 'schedule' | 'operator'

/**
 * What an open edition has stored: who is to write; the material of each; an end of each author's work, which is a written story or
 * the reason why there is none. An edition that is taken over goes on from there.
 */
export const editionSteps = ['opened', 'gathered', 'written'] as const

export type EditionStep = (typeof editionSteps)[number]

export const editionStatuses = ['running', 'published', 'failed'] as const

export type EditionStatus = (typeof editionStatuses)[number]

export const assignmentStates = ['waiting', 'written', 'published', 'skipped', 'failed'] as const

export type AssignmentState = (typeof assignmentStates)[number]

/** What one author writes for an edition. */
export interface EditionAssignment {
  author: Author
  /** As the operator gave it; empty for none. */
  topic: string
  state: AssignmentState
  /** What the story is written from. Empty before it is gathered, and once the author's work has ended. */
  material: Material
  /** The written story, until it is published. */
  story: (Story & { sources: readonly Source[] }) | null
  /** Why there is no story, for the operator; empty otherwise. */
  reason: string
  /** What the operator should know about the story, such as that the topic was left out; empty otherwise. */
  note: string
  /** The published story; empty before. */
  articleId: string
}

/** One run that writes and publishes the stories of a day. */
export interface Edition {
  id: string
  cause: EditionCause
  /** Who asked for it; empty for a scheduled one. */
  operatorId: string
  /** The day of its start, UTC, `YYYY-MM-DD`: that of its stories. */
  day: string
  status: EditionStatus
  step: EditionStep
  /** Changes with each takeover. A write of an open edition names its owner, and has no effect once another replica owns it. */
  owner: string
  /** In the order of the authors. */
  assignments: readonly EditionAssignment[]
  startedAt: Date
  endedAt: Date | null
}

/** The longest time that an edition runs, in milliseconds; then it fails. */
export const editionLimitMs = 140_000

export const skippedReasons = {
  hasStory: 'Has written today’s story already.',
  noMaterial: 'The zeitgeist could not be read, and no topic was given.',
  failed: 'The story could not be written. Please try again later.',
} as const
