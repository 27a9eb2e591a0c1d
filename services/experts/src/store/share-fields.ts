import { notSuspended, type Suspension } from '@rostra/platform/accounts/suspension'
import type { SharedWork } from '../domain/shared-work.ts'

/** The fields of a document that is shared by a link; both absent without one. */
export interface ShareFields {
  /** SHA-256 of the link's token, in base64url. */
  shareTokenHash?: string
  sharedAt?: Date
  /** Of its member's account; absent while that was never suspended. It hides the link. */
  suspension?: Suspension
}

export const shareFields = {
  shareTokenHash: String,
  sharedAt: Date,
  suspension: { type: { isSuspended: Boolean, changedAt: Date }, default: undefined, _id: false },
}

/** Matches documents that are shared. Partial indexes have it too. */
export const isShared = { shareTokenHash: { $exists: true } } as const

/** Matches the completed document that a link shows. */
export const sharedAs = (shareTokenHash: string) => ({ shareTokenHash, status: 'completed' as const, ...notSuspended })

export const withoutShare = { $unset: { shareTokenHash: 1, sharedAt: 1 } } as const

/** Converts a row of a list of shares. A share of an earlier version has no time; `otherwise` takes its place. */
export const toSharedWork = (id: string, prompt: string, sharedAt: Date | undefined, otherwise: Date): SharedWork => ({
  id,
  prompt,
  sharedAt: sharedAt ?? otherwise,
})
