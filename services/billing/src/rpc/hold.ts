import { member } from '@rostra/kit/caller'
import { DomainError } from '@rostra/kit/errors'
import { unary } from '@rostra/kit/rpc/method'
import { BillingService } from '@rostra/proto/billing'
import type { Ports } from '../domain/ports.ts'
import { holdCredits } from '../usecases/hold-credits.ts'
import { soldBy } from './calling-service.ts'

const purposes = { exchange: 'PURPOSE_EXCHANGE', discussion: 'PURPOSE_DISCUSSION' } as const

export const holdRpc = unary(BillingService.Hold, async ({ holdId, purpose, units }, caller, ports: Ports, call) => {
  const kind = soldBy(call)
  if (purpose !== purposes[kind]) throw new DomainError('denied', 'SERVICE_NOT_ALLOWED', `The service ${call.service} doesn't sell this`)
  await holdCredits(ports, { account: member(caller), held: { id: holdId, kind }, units, signal: call.signal })
  return {}
})
