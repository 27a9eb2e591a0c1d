import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DomainError } from '@rostra/kit/errors'
import { say } from '../bootstrap/console.ts'
import { ExpectedError } from '../bootstrap/expected-error.ts'
import { type OperatorAccess, readOperatorAccess } from '../bootstrap/operator-access.ts'
import { readBootstrapSettings } from '../bootstrap/settings.ts'

const noDatabase = 'The database of Rostra does not answer. Start the product first, or set MONGO_URL.'

/** Does the work of a command. Returns its exit code: 1 when the work fails, with a message that an operator understands. */
export async function exitCodeOf(work: () => Promise<void>, username = ''): Promise<number> {
  try {
    await work()
    return 0
  } catch (error) {
    say(messageOf(error as Error, username))
    return 1
  }
}

/** The running product, on this laptop or at the addresses of the settings. */
export const runningProduct = (): { operator: OperatorAccess } => ({
  operator: readOperatorAccess(process.env, readBootstrapSettings(process.env).dataDir),
})

/** The database of the settings, or of the laptop's running product. */
export function databaseUrl(): string {
  const { dataDir, mongoUrl } = readBootstrapSettings(process.env)
  if (mongoUrl) return mongoUrl
  try {
    return `mongodb://127.0.0.1:${readFileSync(join(dataDir, 'mongo', 'port'), 'utf8')}/?directConnection=true`
  } catch {
    throw new ExpectedError(noDatabase)
  }
}

/** Whether a service did not answer, so that the call may have taken effect. */
export const isUnanswered = (error: unknown): boolean => error instanceof DomainError && ['deadline', 'unavailable'].includes(error.kind)

function messageOf(error: Error, username: string): string {
  if (error instanceof DomainError && error.reason === 'USERNAME_UNKNOWN') return `There is no account named '${username}'.`
  if (isUnanswered(error)) return 'Rostra does not answer. Start it first, or see its log.'
  return error.name === 'MongooseServerSelectionError' ? noDatabase : error.message
}
