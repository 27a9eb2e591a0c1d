import { DomainError } from '@rostra/kit/errors'
import { requireService } from '@rostra/kit/rpc/require-service'
import { unary } from '@rostra/platform/rpc'
import { BillingService } from '@rostra/proto/billing'
import type { FreeWork as WireFreeWork } from '@rostra/proto/gen/rostra/billing/v1/FreeWork'
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

export const useFreeWorkRpc = unary(
  BillingService.UseFreeWork,
  async ({ work: wire, person, confirmed, clientAddress, units }, _caller, { freeWork }: Ports, call) => {
    requireService(Object.keys(works), call)
    const work = works[call.service]?.[wire]
    if (!work) throw invalid('work', `The service ${call.service} does no such work`)
    if (!/^(member|guest):[\w-]{1,200}$/.test(person)) throw invalid('person', 'Must be a member or a guest')
    if (units < 1 || units > maxUnits) throw invalid('units', `Must be 1 to ${maxUnits}`)
    await freeWork.use(work, { person, isConfirmed: confirmed, clientAddress }, units)
    return {}
  },
)

const invalid = (field: string, message: string) => new DomainError('invalid', 'VALIDATION', message, { fields: { [field]: message } })
