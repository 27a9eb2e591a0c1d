import { accountModel } from './accounts/account-model.ts'
import { auditModel } from './audit/audit-model.ts'
import { signingKeyModel } from './keys/signing-key-model.ts'
import { mailModel } from './mail/mail-model.ts'
import { sessionModel } from './sessions/session-model.ts'

/** Every collection of the service's database. */
export const models = [accountModel, auditModel, mailModel, sessionModel, signingKeyModel]
