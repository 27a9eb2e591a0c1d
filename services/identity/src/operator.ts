import { connectMongo } from '@rostra/kit/stores/mongo'
import { type Role, roles } from '@rostra/platform/role'
import { accountEvents } from './events/publish.ts'
import { mongoAccountChanges } from './store/accounts/account-changes.ts'
import { accountModel } from './store/accounts/account-model.ts'
import { mongoAuditLog } from './store/audit/audit-log.ts'
import { auditModel } from './store/audit/audit-model.ts'
import { mailModel } from './store/mail/mail-model.ts'
import { mongoOperatorActions, operatorActionModel } from './store/operators/operator-actions.ts'
import { sessionModel } from './store/sessions/session-model.ts'
import { type Granted, grantRole } from './usecases/accounts/grant-role.ts'

export interface OperatedDatabase {
  mongoUrl: string
  databaseSuffix: string
}

export { type Role, roles }

/**
 * Grants a role on the database itself, without a running service, by the use case of GrantRole. The event stays in the account's outbox
 * until a running replica publishes it. Throws USERNAME_UNKNOWN.
 */
export async function grantRoleTo({ mongoUrl, databaseSuffix }: OperatedDatabase, username: string, role: Role): Promise<Granted> {
  const connection = await connectMongo(mongoUrl, `rostra_identity${databaseSuffix}`)
  try {
    const ports = {
      changes: mongoAccountChanges({
        connection,
        accounts: accountModel(connection),
        mails: mailModel(connection),
        sessions: sessionModel(connection),
        events: accountEvents,
      }),
      audit: mongoAuditLog(auditModel(connection)),
      operatorActions: mongoOperatorActions(operatorActionModel(connection)),
      now: Date.now,
    }
    return await grantRole(ports, { username, role, origin: { network: '', requestId: '' } })
  } finally {
    await connection.close()
  }
}
