import { deduplicator } from '@rostra/kit/events/handled-events'
import type { Connection } from 'mongoose'
import { accessKeyModel } from './access-keys/access-key-model.ts'
import { accountModel } from './accounts/account-model.ts'
import { appModel } from './apps/app-model.ts'
import { oauthDocumentModel } from './apps/oauth-documents.ts'
import { auditModel } from './audit/audit-model.ts'
import { signingKeyModel } from './keys/signing-key-model.ts'
import { mailModel } from './mail/mail-model.ts'
import { oidcSignInModel } from './oidc/oidc-sign-ins.ts'
import { operatorActionModel } from './operators/operator-actions.ts'
import { pushDeliveryModel } from './push/push-deliveries.ts'
import { pushSubscriptionModel } from './push/push-subscriptions.ts'
import { newFactorModel } from './second-factor/new-factors.ts'
import { pendingSignInModel } from './second-factor/pending-sign-ins.ts'
import { sessionModel } from './sessions/session-model.ts'

/** Registers the model of handled events. It is the same for every consumer group. */
const handledEventModel = (connection: Connection) => deduplicator(connection, 'identity')

/** Every collection of the service's database. */
export const models = [
  accessKeyModel,
  accountModel,
  appModel,
  auditModel,
  handledEventModel,
  mailModel,
  newFactorModel,
  oauthDocumentModel,
  oidcSignInModel,
  operatorActionModel,
  pendingSignInModel,
  pushDeliveryModel,
  pushSubscriptionModel,
  sessionModel,
  signingKeyModel,
]
