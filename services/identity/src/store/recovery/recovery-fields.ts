/** Ends the reset links and the pending address of an account, as part of a `$set` stage of an update pipeline. */
const endedLinks = {
  pendingEmail: '$$REMOVE',
  resetLinks: { $map: { input: { $ifNull: ['$resetLinks', []] }, in: { $mergeObjects: ['$$this', { ended: true }] } } },
}

/** Ends the code, the reset links and the pending address of an account. */
export const endedRecovery = { ...endedLinks, code: '$$REMOVE' }

/** Matches the account with this valid reset link. */
export const withValidLink = (hash: string, now: number) => ({
  resetLinks: { $elemMatch: { hash, ended: { $ne: true as const }, expiresAt: { $gt: new Date(now) } } },
})

/** Marks the address as confirmed from `now` (ms) on, unless it was before. */
export const confirmedAt = (now: number) => ({ emailConfirmedAt: { $ifNull: ['$emailConfirmedAt', new Date(now)] } })

const ifConfirmed = (field: string) => ({ $cond: [{ $gt: ['$emailConfirmedAt', null] }, field, '$$REMOVE'] })

/**
 * Keeps second factor, linked identities and undo links of an account whose address was confirmed before, and removes them from another
 * one.
 */
export const keptIfConfirmed = {
  secondFactor: ifConfirmed('$secondFactor'),
  identities: ifConfirmed('$identities'),
  undoLinks: ifConfirmed('$undoLinks'),
}

/** What every first proof of an address does: undo links would restore an address that was not proven. */
export const anyFirstProof = (now: number) => ({ ...confirmedAt(now), undoLinks: '$$REMOVE', epoch: { $add: ['$epoch', 1] } })

/**
 * The first proof of an address: what was set without it ends. Keeps the code, which may be the proof, so that a mail that is sent twice
 * cannot make it valid again.
 */
export const firstProof = (now: number) => ({
  ...endedLinks,
  ...anyFirstProof(now),
  passwordHash: '$$REMOVE',
  secondFactor: '$$REMOVE',
  identities: '$$REMOVE',
})
