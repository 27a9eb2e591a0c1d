import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { grantRoleTo, type Role, roles } from '@rostra/identity/operator'
import { DomainError } from '@rostra/kit/errors'
import { say } from './launch/console.ts'
import { Refusal } from './launch/refusal.ts'
import { readLaunchSettings } from './launch/settings.ts'

/*
 * `npm run grant -- <username> <role>`: gives an account another role. It works on the database itself (MONGO_URL, or the running laptop's),
 * by identity's own rule, so what follows from a new role follows here, too.
 */
const [username, wanted, ...more] = process.argv.slice(2)
const role = roles.find((candidate) => candidate === wanted)

if (!username || !wanted || more.length > 0) {
  say(`Usage: npm run grant -- <username> ${roles.join('|')}`)
  process.exitCode = 2
} else if (!role) {
  say(`There is no role '${wanted}'. A role is ${roles.join(', ')}.`)
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
    say(told(error, username))
    return 1
  }
}

function databaseUrl(): string {
  const { dataDir, mongoUrl } = readLaunchSettings(process.env)
  if (mongoUrl) return mongoUrl
  try {
    return `mongodb://127.0.0.1:${readFileSync(join(dataDir, 'mongo', 'port'), 'utf8')}/?directConnection=true`
  } catch {
    throw notRunning()
  }
}

function notRunning(): Refusal {
  return new Refusal('The database of Rostra does not answer. Start the product first, or set MONGO_URL.')
}

function told(error: unknown, username: string): string {
  if (error instanceof DomainError && error.reason === 'USERNAME_UNKNOWN') return `Nobody is called '${username}'.`
  if (error instanceof Error && error.name === 'MongooseServerSelectionError') return notRunning().message
  return error instanceof Error ? error.message : String(error)
}
