import { randomUUID } from 'node:crypto'
import { DomainError } from '@rostra/kit/errors'
import { connectIdentityAccess } from '@rostra/platform/identity-access'
import { BillingService } from '@rostra/proto/billing'
import { IdentityService } from '@rostra/proto/identity'
import { say } from '../bootstrap/console.ts'
import { readOperatorAccess } from '../bootstrap/operator-access.ts'
import { readBootstrapSettings } from '../bootstrap/settings.ts'

/*
 * `npm run credits -- <username> <amount> [note]`: grants an account purchased credits. It calls the running services, on this laptop or
 * at IDENTITY_ADDRESS and BILLING_ADDRESS, so a grant has its usual effects.
 */
const [username, amount, ...note] = process.argv.slice(2)
const maxAmount = 1_000_000

if (!username || !amount) {
  say('Usage: npm run credits -- <username> <amount> [note]')
  process.exitCode = 2
} else if (!/^\d{1,7}$/.test(amount) || Number(amount) < 1 || Number(amount) > maxAmount) {
  say(`'${amount}' is not an amount of credits. An amount is a whole number, 1 to ${maxAmount.toLocaleString('en')}.`)
  process.exitCode = 2
} else {
  process.exitCode = await grant(username, Number(amount), note.join(' '))
}

async function grant(username: string, amount: number, note: string): Promise<number> {
  const closers: (() => void)[] = []
  try {
    const access = readOperatorAccess(process.env, readBootstrapSettings(process.env).dataDir)
    const { connect, close } = connectIdentityAccess('operator', access)
    const identity = connect('identity', access.IDENTITY_ADDRESS)
    const billing = connect('billing', access.BILLING_ADDRESS)
    closers.push(close, identity.close, billing.close)
    const account = await identity.call(IdentityService.FindAccount, { username })
    // The grant id is an idempotency key, so a retry grants nothing twice.
    const request = { grantId: randomUUID(), accountId: account.id, amount, note }
    const send = () => billing.call(BillingService.GrantCredits, request)
    const { free, purchased } = await send().catch((error) => (isUnanswered(error) ? send() : Promise.reject(error)))
    say(`${account.username} got ${amount} credits and has ${free + purchased} now (${free} free, ${purchased} purchased).`)
    return 0
  } catch (error) {
    say(messageOf(error, username))
    return 1
  } finally {
    for (const close of closers) close()
  }
}

function isUnanswered(error: unknown): boolean {
  return error instanceof DomainError && (error.kind === 'deadline' || error.kind === 'unavailable')
}

function messageOf(error: unknown, username: string): string {
  if (error instanceof DomainError && error.reason === 'USERNAME_UNKNOWN') return `There is no account named '${username}'.`
  if (isUnanswered(error)) return 'Rostra does not answer. Start it first, or see its log.'
  return error instanceof Error ? error.message : String(error)
}
