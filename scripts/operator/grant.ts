import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { grantRoleTo, type Role, roles } from '@rostra/identity/operator'
import { DomainError } from '@rostra/kit/errors'
import { say } from '../bootstrap/console.ts'
import { ExpectedError } from '../bootstrap/expected-error.ts'
import { readBootstrapSettings } from '../bootstrap/settings.ts'

/*
 * `npm run grant -- <username> <role>`: sets an account's role. It writes to the database (MONGO_URL, or that of the running laptop) by
 * identity's own use case, so a new role has its usual effects.
 */
const [username, roleName, ...rest] = process.argv.slice(2)
const role = roles.find((candidate) => candidate === roleName)

if (!username || !roleName || rest.length > 0) {
  say(`Usage: npm run grant -- <username> ${roles.join('|')}`)
  process.exitCode = 2
} else if (!role) {
  say(`There is no role '${roleName}'. The roles are ${roles.join(', ')}.`)
  process.exitCode = 2
} else {
  process.exitCode = await grant(username, role)
}

async function grant(username: string, role: Role): Promise<number> {
  try {
    const database = { mongoUrl: databaseUrl(), databaseSuffix: process.env.DATABASE_SUFFIX ?? '' }
    const { account, previous } = await grantRoleTo(database, username, role)
    say(previous === role ? `${account.username} is ${role} already.` : `${account.username} is now ${role} (was ${previous}).`)
    return 0
  } catch (error) {
    say(messageOf(error, username))
    return 1
  }
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
