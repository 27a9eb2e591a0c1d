import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { grantRoleTo, type OperatedDatabase, type Role, removeSecondFactorOf, roles } from '@rostra/identity/operator'
import { DomainError } from '@rostra/kit/errors'
import { say } from '../bootstrap/console.ts'
import { ExpectedError } from '../bootstrap/expected-error.ts'
import { readBootstrapSettings } from '../bootstrap/settings.ts'

/*
 * `npm run grant -- <username> <role>`: sets an account's role. It writes to the database (MONGO_URL, or that of the running laptop) by
 * identity's own use case, so a new role has its usual effects. `--remove-second-factor` in place of a role removes the second factor of a member
 * who has lost it; docs/second-factor-lost.md says what to check before.
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

async function run(username: string, work: (database: OperatedDatabase, username: string) => Promise<void>): Promise<number> {
  try {
    await work({ mongoUrl: databaseUrl(), databaseSuffix: process.env.DATABASE_SUFFIX ?? '' }, username)
    return 0
  } catch (error) {
    say(messageOf(error, username))
    return 1
  }
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

function databaseUrl(): string {
  const { dataDir, mongoUrl } = readBootstrapSettings(process.env)
  if (mongoUrl) return mongoUrl
  try {
    return `mongodb://127.0.0.1:${readFileSync(join(dataDir, 'mongo', 'port'), 'utf8')}/?directConnection=true`
  } catch {
    throw notRunning()
  }
}

function notRunning(): ExpectedError {
  return new ExpectedError('The database of Rostra does not answer. Start the product first, or set MONGO_URL.')
}

function messageOf(error: unknown, username: string): string {
  if (error instanceof DomainError && error.reason === 'USERNAME_UNKNOWN') return `There is no account named '${username}'.`
  if (error instanceof Error && error.name === 'MongooseServerSelectionError') return notRunning().message
  return error instanceof Error ? error.message : String(error)
}
