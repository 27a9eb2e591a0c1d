import { DomainError } from '@rostra/kit/errors'
import { type Access, member } from '@rostra/platform/caller'
import { unary } from '@rostra/platform/rpc'
import { BillingService } from '@rostra/proto/billing'
import type { PayingAccess } from '../../domain/accounts/account.ts'
import type { Ports } from '../../domain/ports.ts'
import { countUnconfirmedHold } from '../../usecases/accounts/count-unconfirmed-hold.ts'
import { holdCredits } from '../../usecases/accounts/hold-credits.ts'
import { holdPurposeOf } from './hold-purpose.ts'
import { wirePurposes } from './wire.ts'

/** The program from the caller's verified token, without its scopes. */
const payingOf = ({ kind, id, name }: Access): PayingAccess => ({ kind, id, name })

export const holdRpc = unary(BillingService.Hold, async (request, caller, ports: Ports, call) => {
  const { holdId, purpose, units, unitPrice, clientAddress } = request
  const allowed = holdPurposeOf(call)
  if (purpose !== wirePurposes[allowed])
    throw new DomainError('denied', 'SERVICE_NOT_ALLOWED', `The service ${call.service} may hold credits for the purpose ${allowed} only`)
  const { id, role, isConfirmed, access } = member(caller)
  const account = { id, role }
  const price = { units, unitPrice }
  if (!isConfirmed) await countUnconfirmedHold(ports, { account, purpose: allowed, price, clientAddress })
  const { free, purchased } = await holdCredits(ports, {
    account,
    hold: { id: holdId, purpose: allowed, ...(access && { access: payingOf(access), budget: access.budget ?? 0 }) },
    price,
    signal: call.signal,
  })
  return { left: { free, purchased } }
})
