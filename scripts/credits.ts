import { randomUUID } from 'node:crypto'
import { DomainError } from '@rostra/kit/errors'
import { createRpcClient } from '@rostra/kit/rpc/client'
import { BillingService } from '@rostra/proto/billing'
import { IdentityService } from '@rostra/proto/identity'
import { connectIdentityAccess } from '@rostra/proto/identity-access'
import { say } from './launch/console.ts'
import { readOperatorAccess } from './launch/operator-access.ts'
import { readLaunchSettings } from './launch/settings.ts'

/*
 * `npm run credits -- <username> <amount> [note]`: gives an account purchased credits. It asks the running services, on this laptop or where
 * IDENTITY_ADDRESS and BILLING_ADDRESS say, so what follows from new credits follows here, too.
 */
const [username, wanted, ...note] = process.argv.slice(2)
const most = 1_000_000

if (!username || !wanted) {
  say('Usage: npm run credits -- <username> <amount> [note]')
  process.exitCode = 2
} else if (!/^\d{1,7}$/.test(wanted) || Number(wanted) < 1 || Number(wanted) > most) {
  say(`'${wanted}' is no amount of credits. An amount is a whole number, 1 to ${most.toLocaleString('en')}.`)
  process.exitCode = 2
} else {
  process.exitCode = await give(username, Number(wanted), note.join(' '))
}

async function give(username: string, amount: number, note: string): Promise<number> {
  const ends: (() => void)[] = []
  try {
    const { IDENTITY_ADDRESS, BILLING_ADDRESS, SERVICE_SECRET } = readOperatorAccess(process.env, readLaunchSettings(process.env).dataDir)
    const { credential, close } = connectIdentityAccess(IDENTITY_ADDRESS, 'operator', SERVICE_SECRET)
    const identity = createRpcClient(IdentityService, { address: IDENTITY_ADDRESS, credential })
    const billing = createRpcClient(BillingService, { address: BILLING_ADDRESS, credential })
    ends.push(close, identity.close, billing.close)
    const account = await identity.call(IdentityService.FindAccount, { username })
    const grant = { grantId: randomUUID(), accountId: account.id, amount, note }
    // The grant's id makes it one, however often it is asked for.
    const ask = () => billing.call(BillingService.GrantCredits, grant)
    const { free, purchased } = await ask().catch((error) => (isUnclear(error) ? ask() : Promise.reject(error)))
    say(`${account.username} got ${amount} credits and has ${free + purchased} now (${free} free, ${purchased} purchased).`)
    return 0
  } catch (error) {
    say(told(error, username))
    return 1
  } finally {
    for (const end of ends) end()
  }
}

function isUnclear(error: unknown): boolean {
  return error instanceof DomainError && (error.kind === 'deadline' || error.kind === 'unavailable')
}

function told(error: unknown, username: string): string {
  if (error instanceof DomainError && error.reason === 'USERNAME_UNKNOWN') return `Nobody is called '${username}'.`
  if (isUnclear(error)) return 'Rostra does not answer. Start it first, or look at its log.'
  return error instanceof Error ? error.message : String(error)
}
