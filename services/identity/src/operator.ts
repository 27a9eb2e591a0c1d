import { connectMongo } from '@rostra/kit/mongo'
import { type Role, roles } from './domain/account.ts'
import { accountDeleted } from './events/account-deleted.ts'
import { roleChanged } from './events/role-changed.ts'
import { mongoAccountChanges } from './store/account-changes.ts'
import { accountModel } from './store/account-model.ts'
import { mongoAuditLog } from './store/audit-log.ts'
import { auditModel } from './store/audit-model.ts'
import { mailModel } from './store/mail-model.ts'
import { type Granted, grantRole } from './usecases/grant-role.ts'

export interface OperatedDatabase {
  mongoUrl: string
  databaseSuffix: string
}

export { type Role, roles }

/**
 * Gives somebody a role from outside of the running service, by the service's own rule: the audit entry is written, and the event waits
 * in the account until a running replica publishes it. Throws USERNAME_UNKNOWN.
 */
export async function grantRoleTo({ mongoUrl, databaseSuffix }: OperatedDatabase, username: string, role: Role): Promise<Granted> {
  const connection = await connectMongo(mongoUrl, `rostra_identity${databaseSuffix}`)
  try {
    const events = { roleChanged, accountDeleted }
    const ports = {
      changes: mongoAccountChanges({ connection, accounts: accountModel(connection), mails: mailModel(connection), events }),
      audit: mongoAuditLog(auditModel(connection)),
      now: Date.now,
    }
    return await grantRole(ports, { username, role, origin: { network: '', requestId: '' } })
  } finally {
    await connection.close()
  }
}
