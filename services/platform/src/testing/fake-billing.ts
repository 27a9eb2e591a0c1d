import { DomainError } from '@rostra/kit/errors'
import { BillingService } from '@rostra/proto/billing'
import { startScriptedService } from './scripted-service.ts'
import type { TestIdentity } from './test-identity.ts'

export interface FakeBilling {
  address: string
  /** The received calls by hold id, each as `hold <account> <units>` or `release <account>`. */
  calls: Map<string, string[]>
  /** The counted free work that was not given back, each as `<work> <person> <units> <address>`. */
  freeWork: string[]
  /** The accounts of the open holds, by hold id. */
  held: Map<string, string>
  /** The prices of a unit of the holds, in credits, by hold id. */
  prices: Map<string, number>
  /** The results of the next calls. `fail` and `hang` store the hold; then `fail` returns an error, and `hang` never returns. */
  behaviour: { hold: 'ok' | 'no credits' | 'fail' | 'hang'; release: 'ok' | 'fail'; freeWork: 'ok' | 'limit' | 'fail' }
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

/** Starts a fake billing service over gRPC: holds, releases and free work. Every member has credits unless `behaviour` says otherwise. */
export async function startFakeBilling({ access }: TestIdentity, holder: Holder): Promise<FakeBilling> {
  const stopped = Promise.withResolvers<never>()
  stopped.promise.catch(() => undefined)
  const service = await startScriptedService(BillingService, access.verify)
  const billing: FakeBilling = {
    address: service.address,
    calls: new Map(),
    freeWork: [],
    held: new Map(),
    prices: new Map(),
    behaviour: { hold: 'ok', release: 'ok', freeWork: 'ok' },
    duringHold: async () => undefined,
    duringRelease: async () => undefined,
    reset: () => {
      billing.calls.clear()
      billing.held.clear()
      billing.prices.clear()
      billing.freeWork.length = 0
      billing.behaviour = { hold: 'ok', release: 'ok', freeWork: 'ok' }
      billing.duringHold = async () => undefined
      billing.duringRelease = async () => undefined
    },
    stop: async () => {
      stopped.reject(new Error('billing is stopped'))
      await service.stop()
    },
  }
  const record = (holdId: string, call: string) => billing.calls.set(holdId, [...(billing.calls.get(holdId) ?? []), call])

  service.on('Hold', async ({ request: { holdId, purpose, units, unitPrice }, caller, call }) => {
    const account = caller.kind === 'member' ? caller.id : caller.kind
    record(holdId, `hold ${account} ${units}`)
    billing.prices.set(holdId, unitPrice)
    const [least, most] = holder.units
    if (call.service !== holder.service || purpose !== holder.purpose || units < least || units > most || unitPrice < 1)
      throw new DomainError('invalid', 'VALIDATION', 'Wrong hold')
    if (billing.behaviour.hold === 'no credits')
      throw new DomainError('state', 'INSUFFICIENT_CREDITS', 'Please purchase more message credits to continue chatting.')
    await billing.duringHold(holdId)
    billing.held.set(holdId, account)
    if (billing.behaviour.hold === 'fail') throw new Error('held, but the response is lost')
    return billing.behaviour.hold === 'hang' ? stopped.promise : { left: { free: 98, purchased: 5 } }
  })
  service.on('UseFreeWork', async ({ request: { work, person, units, clientAddress } }) => {
    if (billing.behaviour.freeWork === 'fail') throw new Error('not counted')
    if (billing.behaviour.freeWork === 'limit')
      throw new DomainError('exhausted', 'RATE_LIMITED', 'Your network has used its free answers of today.', { retryAfter: 60 })
    const use = `${work} ${person} ${units} ${clientAddress}`
    billing.freeWork.push(use)
    return { useId: use }
  })
  service.on('ReturnFreeWork', async ({ request: { useId } }) => {
    if (billing.freeWork.includes(useId)) billing.freeWork.splice(billing.freeWork.indexOf(useId), 1)
    return {}
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
