import { grantRoleTo, type OperatedDatabase, type Role, removeSecondFactorOf, roles } from '@rostra/identity/operator'
import { say } from '../bootstrap/console.ts'
import { databaseUrl, exitCodeOf } from './command.ts'

/*
 * `npm run grant -- <username> <role>`: sets an account's role. It writes to the database (MONGO_URL, or that of the running laptop) by
 * identity's own use case, so a new role has its usual effects. `--remove-second-factor` in place of a role removes the second factor
 * of a member who has lost it; docs/second-factor-lost.md says what to check before.
 */
const removal = '--remove-second-factor'
const [username, wanted, ...rest] = process.argv.slice(2)
const role = roles.find((candidate) => candidate === wanted)

if (!username || !wanted || rest.length > 0) {
  say(`Usage: npm run grant -- <username> ${roles.join('|')}|${removal}`)
  process.exitCode = 2
} else if (wanted === removal) {
  process.exitCode = await run(username, removeFactor)
} else if (!role) {
  say(`There is no role '${wanted}'. The roles are ${roles.join(', ')}.`)
  process.exitCode = 2
} else {
  process.exitCode = await run(username, (database) => grant(database, username, role))
}

function run(username: string, work: (database: OperatedDatabase, username: string) => Promise<void>): Promise<number> {
  return exitCodeOf(() => work({ mongoUrl: databaseUrl(), databaseSuffix: process.env.DATABASE_SUFFIX ?? '' }, username), username)
}

async function grant(database: OperatedDatabase, username: string, role: Role): Promise<void> {
  const { account, previous } = await grantRoleTo(database, username, role)
  say(previous === role ? `${account.username} is ${role} already.` : `${account.username} is now ${role} (was ${previous}).`)
  if (role === 'super_senator' && !account.secondFactor)
    say(`${account.username} has no second factor. In production the rights of a super_senator need one: add it in the account tab.`)
}

async function removeFactor(database: OperatedDatabase, username: string): Promise<void> {
  const { account, removed } = await removeSecondFactorOf(database, username)
  say(removed ? `The second factor of ${account.username} was removed.` : `${account.username} has no second factor.`)
}
