import { DomainError } from '@rostra/kit/errors'
import { createLog } from '@rostra/kit/log'
import { type Rpc, unary } from '@rostra/kit/rpc/method'
import { createRpcServer } from '@rostra/kit/rpc/server'
import type { TestIdentity } from '@rostra/kit/testing/test-identity'
import { BillingService } from '@rostra/proto/billing'

export interface BillingDesk {
  port: number
  /** Every call, as `hold <account>` or `release <account>`, by the id of what is held. */
  asked: Map<string, string[]>
  /** What is held now: by its id, the account. */
  held: Map<string, string>
  /** What becomes of the next calls: `broken` fails, `stall` is never answered. A hold is made in both. */
  answers: { hold: 'yes' | 'no credits' | 'broken' | 'stall'; release: 'yes' | 'broken' }
  /** Runs while a hold is being made. */
  whileHolding: (holdId: string) => Promise<unknown>
  stop: () => Promise<void>
}

const noCredits = () => new DomainError('state', 'INSUFFICIENT_CREDITS', 'Please purchase more message credits to continue chatting.')

/** A billing service that only holds and releases, over real gRPC and with verified tokens. */
export async function openBillingDesk({ access }: TestIdentity): Promise<BillingDesk> {
  const stopped = Promise.withResolvers<never>()
  stopped.promise.catch(() => undefined)
  const log = createLog('billing-desk', { level: 'silent' })
  const rpcs = [holdRpc(stopped.promise), releaseRpc, ...Object.keys(BillingService).map(unasked)]
  const desk: BillingDesk = {
    port: 0,
    asked: new Map(),
    held: new Map(),
    answers: { hold: 'yes', release: 'yes' },
    whileHolding: async () => undefined,
    stop: async () => {
      stopped.reject(new Error('the desk is closed'))
      await server.stop(100)
    },
  }
  const server = createRpcServer({ service: BillingService, rpcs, ports: desk, verify: access.verify, log })
  desk.port = await server.listen('127.0.0.1:0')
  return desk
}

const note = ({ asked }: BillingDesk, holdId: string, what: string) => asked.set(holdId, [...(asked.get(holdId) ?? []), what])

const holdRpc = (never: Promise<never>) =>
  unary(BillingService.Hold, async ({ holdId, purpose, units }, caller, desk: BillingDesk, { service }) => {
    const account = caller.kind === 'member' ? caller.id : caller.kind
    note(desk, holdId, `hold ${account}`)
    if (service !== 'chat' || purpose !== 'PURPOSE_EXCHANGE' || units !== 1) throw new DomainError('invalid', 'VALIDATION', 'Not sold')
    if (desk.answers.hold === 'no credits') throw noCredits()
    await desk.whileHolding(holdId)
    desk.held.set(holdId, account)
    if (desk.answers.hold === 'broken') throw new Error('held, but never said')
    return desk.answers.hold === 'stall' ? never : {}
  })

const releaseRpc = unary(BillingService.Release, async ({ accountId, holdId }, _caller, desk: BillingDesk, { service }) => {
  note(desk, holdId, `release ${accountId}`)
  if (service !== 'chat' || desk.answers.release === 'broken') throw new Error('not released')
  if (desk.held.get(holdId) === accountId) desk.held.delete(holdId)
  return {}
})

const unasked = (name: string): Rpc<BillingDesk> => ({
  method: BillingService[name as keyof typeof BillingService] as Rpc<BillingDesk>['method'],
  open: false,
  answer: () => Promise.reject(new Error('nobody asks this')),
})
