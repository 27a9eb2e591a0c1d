import { DomainError } from '@rostra/kit/errors'
import { BillingService } from '@rostra/proto/billing'
import { startScriptedService } from './scripted-service.ts'
import type { TestIdentity } from './test-identity.ts'

export interface FakeBilling {
  address: string
  /** The received calls by hold id, each as `hold <account> <units>` or `release <account>`. */
  calls: Map<string, string[]>
  /** The accounts of the open holds, by hold id. */
  held: Map<string, string>
  /** The results of the next calls. `fail` and `hang` store the hold; then `fail` returns an error, and `hang` never returns. */
  behaviour: { hold: 'ok' | 'no credits' | 'fail' | 'hang'; release: 'ok' | 'fail' }
  /** Called while a hold is being made. */
  duringHold: (holdId: string) => Promise<unknown>
  /** Called while a hold is being released. */
  duringRelease: (holdId: string) => Promise<unknown>
  /** Clears calls and holds and restores the default behaviour. */
  reset: () => void
  stop: () => Promise<void>
}

/** The expected caller, purpose and range of units of a hold. Any other hold is refused. */
interface Holder {
  service: string
  purpose: 'PURPOSE_EXCHANGE' | 'PURPOSE_DISCUSSION'
  units: readonly [least: number, most: number]
}

/** Starts a fake billing service over gRPC with holds and releases only. Every member has credits unless `behaviour` says otherwise. */
export async function startFakeBilling({ access }: TestIdentity, holder: Holder): Promise<FakeBilling> {
  const stopped = Promise.withResolvers<never>()
  stopped.promise.catch(() => undefined)
  const service = await startScriptedService(BillingService, access.verify)
  const billing: FakeBilling = {
    address: service.address,
    calls: new Map(),
    held: new Map(),
    behaviour: { hold: 'ok', release: 'ok' },
    duringHold: async () => undefined,
    duringRelease: async () => undefined,
    reset: () => {
      billing.calls.clear()
      billing.held.clear()
      billing.behaviour = { hold: 'ok', release: 'ok' }
      billing.duringHold = async () => undefined
      billing.duringRelease = async () => undefined
    },
    stop: async () => {
      stopped.reject(new Error('billing is stopped'))
      await service.stop()
    },
  }
  const record = (holdId: string, call: string) => billing.calls.set(holdId, [...(billing.calls.get(holdId) ?? []), call])

  service.on('Hold', async ({ request: { holdId, purpose, units }, caller, call }) => {
    const account = caller.kind === 'member' ? caller.id : caller.kind
    record(holdId, `hold ${account} ${units}`)
    const [least, most] = holder.units
    if (call.service !== holder.service || purpose !== holder.purpose || units < least || units > most)
      throw new DomainError('invalid', 'VALIDATION', 'Wrong hold')
    if (billing.behaviour.hold === 'no credits')
      throw new DomainError('state', 'INSUFFICIENT_CREDITS', 'Please purchase more message credits to continue chatting.')
    await billing.duringHold(holdId)
    billing.held.set(holdId, account)
    if (billing.behaviour.hold === 'fail') throw new Error('held, but the response is lost')
    return billing.behaviour.hold === 'hang' ? stopped.promise : {}
  })
  service.on('Release', async ({ request: { accountId, holdId }, call }) => {
    record(holdId, `release ${accountId}`)
    if (call.service !== holder.service || billing.behaviour.release === 'fail') throw new Error('not released')
    await billing.duringRelease(holdId)
    if (billing.held.get(holdId) === accountId) billing.held.delete(holdId)
    return {}
  })
  return billing
}
