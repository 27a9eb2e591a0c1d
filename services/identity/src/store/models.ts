import { accountModel } from './account-model.ts'
import { auditModel } from './audit-model.ts'
import { mailModel } from './mail-model.ts'
import { sessionModel } from './session-model.ts'
import { signingKeyModel } from './signing-key-model.ts'

/** All that the service keeps in its database. */
export const models = [accountModel, auditModel, mailModel, sessionModel, signingKeyModel]
