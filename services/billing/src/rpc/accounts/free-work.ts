import { DomainError } from '@rostra/kit/errors'
import type { Call } from '@rostra/kit/rpc/method'
import { requireService } from '@rostra/kit/rpc/require-service'
import { unary } from '@rostra/platform/rpc'
import { BillingService } from '@rostra/proto/billing'
import type { FreeWork as WireFreeWork } from '@rostra/proto/gen/rostra/billing/v1/FreeWork'
import type { UseFreeWorkRequest__Output } from '@rostra/proto/gen/rostra/billing/v1/UseFreeWorkRequest'
import type { FreeWork } from '../../domain/accounts/free-work.ts'
import type { Ports } from '../../domain/ports.ts'

/** The kinds of work that each service may count. */
const works: Readonly<Record<string, Partial<Record<WireFreeWork, FreeWork>>>> = {
  chat: {
    FREE_WORK_GUEST_MESSAGE: 'guest-message',
    FREE_WORK_TRIAL: 'trial',
    FREE_WORK_TITLE: 'title',
    FREE_WORK_NOTES: 'notes',
  },
  experts: { FREE_WORK_QUESTION: 'question', FREE_WORK_DISCUSSION_CALL: 'discussion-call' },
  persona: { FREE_WORK_OPENERS: 'openers', FREE_WORK_SUGGESTION: 'suggestion' },
}
const maxUnits = 100

/** The day of a use and its number, as billing made them. */
const useIdPattern = /^\d{4}-\d{2}-\d{2}:[\da-f-]{36}$/

export const useFreeWorkRpc = unary(BillingService.UseFreeWork, async (request, _caller, { freeWork }: Ports, call) => {
  const { work, worker, units } = readUse(request, call)
  return { useId: await freeWork.use(work, worker, units) }
})

export const returnFreeWorkRpc = unary(BillingService.ReturnFreeWork, async ({ used, useId }, _caller, { freeWork }: Ports, call) => {
  const { work, worker, units } = readUse(used, call)
  if (!useIdPattern.test(useId)) throw invalid('useId', 'Must be the id of a use')
  await freeWork.giveBack(useId, work, worker, units)
  return {}
})

function readUse(request: UseFreeWorkRequest__Output | null, call: Pick<Call, 'service'>) {
  requireService(Object.keys(works), call)
  if (!request) throw invalid('used', 'Must be a use')
  const { work: wire, person, confirmed: isConfirmed, clientAddress, units } = request
  const work = works[call.service]?.[wire]
  if (!work) throw invalid('work', `The service ${call.service} does no such work`)
  if (!/^(member|guest):[\w-]{1,200}$/.test(person)) throw invalid('person', 'Must be a member or a guest')
  if (units < 1 || units > maxUnits) throw invalid('units', `Must be 1 to ${maxUnits}`)
  return { work, worker: { person, isConfirmed, clientAddress }, units }
}

const invalid = (field: string, message: string) => new DomainError('invalid', 'VALIDATION', message, { fields: { [field]: message } })
