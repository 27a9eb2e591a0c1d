import { connectMongo } from '@rostra/kit/stores/mongo'
import { type Role, roles } from '@rostra/platform/role'
import type { Account } from './domain/accounts/account.ts'
import { accountEvents } from './events/publish.ts'
import { accessKeyModel } from './store/access-keys/access-key-model.ts'
import { mongoAccountChanges } from './store/accounts/account-changes.ts'
import { accountModel } from './store/accounts/account-model.ts'
import { mongoAccounts } from './store/accounts/accounts.ts'
import { mongoAuditLog } from './store/audit/audit-log.ts'
import { auditModel } from './store/audit/audit-model.ts'
import { mailModel } from './store/mail/mail-model.ts'
import { mongoOperatorActions, operatorActionModel } from './store/operators/operator-actions.ts'
import { mongoSecondFactors } from './store/second-factor/second-factors.ts'
import { sessionModel } from './store/sessions/session-model.ts'
import { mongoSessions } from './store/sessions/sessions.ts'
import { type Granted, grantRole } from './usecases/accounts/grant-role.ts'
import { removeSecondFactor } from './usecases/second-factor/remove-second-factor.ts'

export interface OperatedDatabase {
  mongoUrl: string
  databaseSuffix: string
}

export { type Role, roles }

/** The origin of a command, which has no network and no request. */
const origin = { network: '', requestId: '' }

/**
 * Grants a role on the database itself, without a running service, by the use case of GrantRole. The event stays in the account's outbox
 * until a running replica publishes it. Throws USERNAME_UNKNOWN.
 */
export const grantRoleTo = (database: OperatedDatabase, username: string, role: Role): Promise<Granted> =>
  withPorts(database, (ports) => grantRole(ports, { username, role, origin }))

/**
 * Removes the second factor of an account whose member has lost it, on the database itself. A running replica sends the mail about it.
 * Returns whether there was one. Throws USERNAME_UNKNOWN.
 */
export const removeSecondFactorOf = (database: OperatedDatabase, username: string): Promise<{ account: Account; removed: boolean }> =>
  withPorts(database, (ports) => removeSecondFactor(ports, { username, origin }))

type OperatorPorts = Parameters<typeof grantRole>[0] & Parameters<typeof removeSecondFactor>[0]

async function withPorts<Result>(
  { mongoUrl, databaseSuffix }: OperatedDatabase,
  work: (ports: OperatorPorts) => Promise<Result>,
): Promise<Result> {
  const connection = await connectMongo(mongoUrl, `rostra_identity${databaseSuffix}`)
  try {
    const accounts = accountModel(connection)
    const mails = mailModel(connection)
    const sessions = sessionModel(connection)
    return await work({
      accounts: mongoAccounts(accounts),
      changes: mongoAccountChanges({ connection, accounts, mails, sessions, events: accountEvents }),
      secondFactors: mongoSecondFactors({ connection, accounts, mails, sessions }),
      sessions: mongoSessions(sessions, accessKeyModel(connection)),
      audit: mongoAuditLog(auditModel(connection)),
      operatorActions: mongoOperatorActions(operatorActionModel(connection)),
      now: Date.now,
    })
  } finally {
    await connection.close()
  }
}
