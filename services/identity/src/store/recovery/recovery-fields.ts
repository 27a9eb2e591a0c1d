/** Ends the code, the reset links and the pending address of an account, as part of a `$set` stage of an update pipeline. */
export const endedRecovery = {
  pendingEmail: '$$REMOVE',
  code: '$$REMOVE',
  resetLinks: { $map: { input: { $ifNull: ['$resetLinks', []] }, in: { $mergeObjects: ['$$this', { ended: true }] } } },
}

/** Matches the account with this valid reset link. */
export const withValidLink = (hash: string, now: number) => ({
  resetLinks: { $elemMatch: { hash, ended: { $ne: true as const }, expiresAt: { $gt: new Date(now) } } },
})
