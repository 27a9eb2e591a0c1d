import type { LeaseStore } from '@rostra/kit/leases/keep-leases'
import type { OwnedWork } from '@rostra/kit/leases/running-work'
import type { planAssignments, WritingRequest } from '../writing/plan-assignments.ts'
import type { writeStory } from '../writing/write-story.ts'
import type { Edition, EditionAssignment, EditionCause } from './edition.ts'

export type PublishResult = 'published' | 'has-story' | 'lease-lost'

/** Editions. At most one is open. A write that returns false had no effect: another replica owns the edition, or it has ended. */
export interface Editions {
  leases: LeaseStore<Edition>
  /** Opens an edition; null when another one is open. */
  open: (cause: EditionCause, operatorId: string, requests: readonly WritingRequest[]) => Promise<Edition | null>
  byId: (id: string) => Promise<Edition | null>
  /** Deletes an open edition that has done nothing. */
  cancel: (edition: OwnedWork) => Promise<void>
  /** Of the scheduled editions that have ended, returns the one that was started last. */
  latestScheduled: () => Promise<Edition | null>
  /** Stores the material of the authors. */
  storeGathered: (edition: OwnedWork, assignments: readonly EditionAssignment[]) => Promise<boolean>
  /** Stores the written story of an author, or why there is none. */
  storeAssignment: (edition: OwnedWork, assignment: EditionAssignment) => Promise<boolean>
  storeWritten: (edition: OwnedWork) => Promise<boolean>
  /** Publishes an author's written story, unless the author has one of that day. */
  publish: (edition: Edition, assignment: EditionAssignment) => Promise<PublishResult>
  /** Ends an edition and deletes the material and texts that it still has. */
  end: (edition: Edition, status: 'published' | 'failed') => Promise<boolean>
}

export interface EditionMetrics {
  ended: (status: 'published' | 'failed', seconds: number) => void
}

/** What the authors do. Tests replace it by a scripted one. */
export interface Writing {
  planAssignments: typeof planAssignments
  writeStory: typeof writeStory
}
