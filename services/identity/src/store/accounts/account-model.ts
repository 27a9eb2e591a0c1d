import type { EventEnvelope } from '@rostra/kit/events/event-bus'
import { withOutbox } from '@rostra/kit/events/outbox'
import { roles } from '@rostra/platform/role'
import { type Connection, Schema, type Types } from 'mongoose'
import type { Account, PendingEmail, Suspension } from '../../domain/accounts/account.ts'
import { type Choices, choicesOf, firstChoices } from '../../domain/accounts/choices.ts'
import { readRole } from '../../domain/accounts/role.ts'
import type { UndoLink } from '../../domain/email-changes/email-change.ts'
import type { LinkedIdentity } from '../../domain/oidc/linked-identity.ts'
import type { OneTimeCode } from '../../domain/recovery/one-time-code.ts'
import type { ResetLink } from '../../domain/recovery/reset-link.ts'
import type { Passkey, SecondFactor, TotpApp } from '../../domain/second-factor/second-factor.ts'

/** An account as it is stored. A deleted account has neither key; demo accounts have no `emailKey`. */
export interface AccountRow extends Omit<Account, 'id' | 'role' | keyof Choices>, Partial<Choices> {
  _id: Types.ObjectId
  usernameKey?: string
  emailKey?: string
  passwordHash?: string
  /** A keyed hash of the network where it was registered. */
  network?: string
  role: string
  code?: OneTimeCode & { attemptsLeft: number; deviceAttemptsLeft: number; used?: true }
  /** The latest links, including ended ones, so that a mail that is sent twice cannot make its link valid again. */
  resetLinks?: (ResetLink & { ended?: true })[]
  /** Oldest first. Expired ones are removed every hour. */
  undoLinks?: UndoLink[]
  /** The highest version of the bought role that was applied. */
  boughtVersion?: number
  /** The time of the last change of the suspension, which its events contain. */
  suspensionChangedAt?: Date
  /** How many access keys were made. Each one's count orders it after other changes of the account. */
  keysMade?: number
  deletedAt?: Date
  /** The time at which finishing the deletion is due. Absent once it is finished. */
  deletionDue?: Date
}

const code = new Schema<NonNullable<AccountRow['code']>>(
  { id: String, expiresAt: Date, attemptsLeft: Number, deviceAttemptsLeft: Number, used: Boolean },
  { _id: false, id: false },
)
const resetLink = new Schema<NonNullable<AccountRow['resetLinks']>[number]>(
  { hash: String, expiresAt: Date, ended: Boolean },
  { _id: false },
)

const address = { email: { type: String, required: true }, emailKey: { type: String, required: true } }
const pendingEmail = new Schema<PendingEmail>({ ...address, hash: String, expiresAt: Date }, { _id: false, id: false })
const undoLink = new Schema<UndoLink>({ ...address, hash: String, at: Date, expiresAt: Date }, { _id: false, id: false })

const suspension = new Schema<Suspension>(
  { reason: { type: String, required: true }, at: { type: Date, required: true }, operatorId: { type: String, required: true } },
  { _id: false, id: false },
)

const totp = new Schema<TotpApp>({ sealed: String, lastStep: Number, createdAt: Date }, { _id: false, id: false })
const passkey = new Schema<Passkey>(
  {
    id: String,
    name: String,
    credentialId: String,
    publicKey: String,
    counter: Number,
    transports: [String],
    createdAt: Date,
    lastUsedAt: Date,
  },
  { _id: false, id: false },
)
const secondFactor = new Schema<SecondFactor>(
  { totp, passkeys: [passkey], recoveryHashes: [String], recoveryAt: Date },
  { _id: false, id: false },
)

const identity = new Schema<LinkedIdentity>(
  { id: String, issuer: String, subject: String, name: String, linkedAt: Date },
  { _id: false, id: false },
)

const choices = Object.fromEntries(Object.entries(firstChoices).map(([name, first]) => [name, { type: Boolean, default: first }]))

const schema = new Schema<AccountRow>(
  {
    username: { type: String, default: '' },
    usernameKey: String,
    email: { type: String, default: '' },
    emailKey: String,
    passwordHash: String,
    network: String,
    role: { type: String, enum: roles, default: 'citizen' },
    createdAt: { type: Date, required: true },
    emailConfirmedAt: Date,
    ...choices,
    epoch: { type: Number, default: 0 },
    code,
    resetLinks: { type: [resetLink], default: undefined },
    pendingEmail,
    undoLinks: { type: [undoLink], default: undefined },
    secondFactor,
    identities: { type: [identity], default: undefined },
    boughtVersion: Number,
    keysMade: Number,
    suspension,
    suspensionChangedAt: Date,
    deletedAt: Date,
    deletionDue: Date,
  },
  { collection: 'accounts', versionKey: false },
)
withOutbox(schema)
schema.index({ usernameKey: 1 }, { unique: true, sparse: true })
schema.index({ emailKey: 1 }, { unique: true, sparse: true })
schema.index({ 'identities.issuer': 1, 'identities.subject': 1 }, { unique: true, sparse: true })
schema.index({ 'resetLinks.hash': 1 }, { sparse: true })
schema.index({ deletionDue: 1 }, { sparse: true })
for (const field of ['pendingEmail.hash', 'pendingEmail.expiresAt', 'undoLinks.hash', 'undoLinks.emailKey', 'undoLinks.expiresAt'])
  schema.index({ [field]: 1 }, { sparse: true })
// For the operators' list, newest first.
export const newestAccounts = { createdAt: -1, _id: -1 } as const
schema.index(newestAccounts)
schema.index({ 'suspension.at': -1 }, { partialFilterExpression: { 'suspension.at': { $exists: true } } })

export const accountModel = (connection: Connection) => connection.model<AccountRow>('Account', schema)

/** Matches accounts that are not deleted. */
export const notDeleted = { deletedAt: { $exists: false } }

/** Appends an event to the outbox in a pipeline, which has no `$push`. */
export const withEvent = (event: EventEnvelope) => ({ outbox: { $concatArrays: [{ $ifNull: ['$outbox', []] }, [{ $literal: event }]] } })

/** Returns the account of a row. Throws an Error for an unknown role. */
export function toAccount({ _id, username, email, role, createdAt, epoch, emailConfirmedAt, ...row }: AccountRow): Account {
  const account: Account = { id: _id.toHexString(), username, email, role: readRole(role), createdAt, ...choicesOf(row), epoch }
  const { suspension, pendingEmail, secondFactor, identities } = row
  if (suspension) account.suspension = suspension
  if (pendingEmail) account.pendingEmail = pendingEmail
  if (secondFactor) account.secondFactor = secondFactor
  if (identities) account.identities = identities
  if (emailConfirmedAt) account.emailConfirmedAt = emailConfirmedAt
  return account
}
