import { objectId } from '@rostra/kit/stores/mongo'
import type { ClientSession, Model } from 'mongoose'
import type { AccountRow } from '../accounts/account-model.ts'

/** Matches the account whose pending address has this valid token. */
export const withPendingEmail = (hash: string, now: number) => ({
  'pendingEmail.hash': hash,
  'pendingEmail.expiresAt': { $gt: new Date(now) },
})

/** Matches the confirmed account with this valid undo link. */
export const withUndoLink = (hash: string, now: number) => ({
  emailConfirmedAt: { $exists: true as const },
  undoLinks: { $elemMatch: { hash, expiresAt: { $gt: new Date(now) } } },
})

/** Reports whether another account's undo link restores this address. Every stored link counts, because expired ones are removed. */
export async function isHeld(
  accounts: Model<AccountRow>,
  emailKey: string,
  { exceptBy, session = null }: { exceptBy?: string; session?: ClientSession | null } = {},
): Promise<boolean> {
  const others = exceptBy === undefined ? {} : { _id: { $ne: objectId(exceptBy) } }
  return (await accounts.exists({ 'undoLinks.emailKey': emailKey, ...others }).session(session)) !== null
}
