import { randomUUID } from 'node:crypto'
import { BillingService } from '@rostra/proto/billing'
import { IdentityService } from '@rostra/proto/identity'
import { say } from '../bootstrap/console.ts'
import { exitCodeOf, isUnanswered, runningProduct } from './command.ts'
import { asOperator } from './operator-calls.ts'

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
  process.exitCode = await exitCodeOf(() => grant(username, Number(amount)), username)
}

async function grant(username: string, amount: number): Promise<void> {
  const product = runningProduct()
  const account = await asOperator(product, 'identity', (identity) => identity.call(IdentityService.FindAccount, { username }))
  // The grant id is an idempotency key, so a retry grants nothing twice.
  const request = { grantId: randomUUID(), accountId: account.id, amount, note: note.join(' ') }
  const send = () => asOperator(product, 'billing', (billing) => billing.call(BillingService.GrantCredits, request))
  const { free, purchased } = await send().catch((error) => (isUnanswered(error) ? send() : Promise.reject(error)))
  say(`${account.username} got ${amount} credits and has ${free + purchased} now (${free} free, ${purchased} purchased).`)
}
