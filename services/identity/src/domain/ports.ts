import type { TokenVerifier } from '@rostra/platform/tokens'
import type { AccessKeys } from './access-keys/ports.ts'
import type { AccountChanges, Accounts, Passwords, UnfinishedDeletions } from './accounts/ports.ts'
import type { Apps, AuthorizationServer } from './apps/ports.ts'
import type { AuditLog } from './audit/audit-log.ts'
import type { EmailChanges } from './email-changes/ports.ts'
import type { SigningKey } from './keys/key-ring.ts'
import type { SigningKeys } from './keys/ports.ts'
import type { ServiceSecret } from './keys/service-secrets.ts'
import type { DevMailbox, Mailer, MailOutcome, MailQueue } from './mail/ports.ts'
import type { Issuer } from './oidc/issuer.ts'
import type { IssuerClient, LinkedIdentities, OidcSignIns } from './oidc/ports.ts'
import type { DeadLetters, OperatedAccounts, OperatorActions, QueueNoticeOnce } from './operators/ports.ts'
import type { PushDeliveries, PushSubscriptions, SendPush } from './push/ports.ts'
import type { MailSecrets, OneTimeCodes, ResetLinks } from './recovery/ports.ts'
import type { NewFactors, PasskeyCeremonies, PendingSignIns, SecondFactors, TotpSecrets } from './second-factor/ports.ts'
import type { Sessions, Signer } from './sessions/ports.ts'

/** Everything that the use cases need from adapters and settings. */
export interface Ports {
  accounts: Accounts
  changes: AccountChanges
  unfinishedDeletions: UnfinishedDeletions
  emailChanges: EmailChanges
  passwords: Passwords
  sessions: Sessions
  accessKeys: AccessKeys
  apps: Apps
  oauth: AuthorizationServer
  /** Keeps an app that has registered itself until a time. */
  keepClient: (clientId: string, until: Date) => Promise<void>
  signer: Signer
  verify: TokenVerifier
  codes: OneTimeCodes
  resetLinks: ResetLinks
  mailSecrets: MailSecrets
  mailQueue: MailQueue
  mailer: Mailer
  /** Counts a mail by its outcome, for an alert. */
  countMail: (outcome: MailOutcome) => void
  /** Null when SMTP is set: mails are sent and not kept. */
  devMailbox: DevMailbox | null
  signingKeys: SigningKeys
  generateSigningKey: (createdAt: Date) => Promise<SigningKey>
  serviceSecrets: readonly ServiceSecret[]
  audit: AuditLog
  /** Counts a wrong one-time code or second factor, for an alert. */
  countWrongCode: () => void
  secondFactors: SecondFactors
  pendingSignIns: PendingSignIns
  newFactors: NewFactors
  totpSecrets: TotpSecrets
  /** The issuers of the settings. */
  issuers: readonly Issuer[]
  issuerClient: IssuerClient
  oidcSignIns: OidcSignIns
  identities: LinkedIdentities
  passkeys: PasskeyCeremonies
  /** Whether the rights of a super senator require a session that was opened with the second factor. True in production. */
  holdsBackRole: boolean
  /** Whether an address counts as confirmed at registration. True without SMTP, in development. */
  trustsAddresses: boolean
  /** Returns the mark of a network: a keyed hash; empty for an unknown network. An IPv6 network is marked as its /48. */
  markNetwork: (network: string) => string
  /** The age of accounts that count in insights, in milliseconds. 0 with the demo data. */
  minInsightAgeMs: number
  operatedAccounts: OperatedAccounts
  operatorActions: OperatorActions
  queueNoticeOnce: QueueNoticeOnce
  /** Queues the weekly mail about inboxes once per account and week. */
  queueInboxMailOnce: QueueNoticeOnce
  deadLetters: DeadLetters
  /** The public key with which browsers subscribe to pushes. Empty for none: nothing is pushed. */
  vapidPublicKey: string
  pushSubscriptions: PushSubscriptions
  pushDeliveries: PushDeliveries
  sendPush: SendPush
  /** Reports whether a URL is https and names no internal address. Resolves no name. */
  isPublicUrl: (url: URL) => boolean
  /** The address that a suspended member may write to. */
  contact: string
  /** The public address of the product, without a trailing slash. */
  publicUrl: string
  /** Returns milliseconds since 1970. */
  now: () => number
}
