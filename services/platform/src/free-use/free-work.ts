import type { RpcClient } from '@rostra/kit/rpc/client'
import { BillingService } from '@rostra/proto/billing'
import type { FreeWork as WireFreeWork } from '@rostra/proto/gen/rostra/billing/v1/FreeWork'
import { type Caller, person } from '../caller.ts'

/** Work of a model that costs no credits. */
export type FreeWorkKind = Exclude<WireFreeWork, 'FREE_WORK_UNSPECIFIED' | number>

/** The person for whom a model works, and from where. */
export interface FreeWorker {
  /** `member:<id>` or `guest:<id>`. */
  person: string
  /** Whether the member has proven the account's email address. */
  isConfirmed: boolean
  /** The address of the browser; empty when unknown, and then no network is counted. */
  clientAddress: string
}

export interface FreeWork {
  /**
   * Counts work before it begins, in the daily budgets of its person and of the networks. Returns a function that gives it back, for when
   * no model has done it. Both throw what the call to billing throws; this one RATE_LIMITED without counting.
   */
  use: (work: FreeWorkKind, worker: FreeWorker, units?: number) => Promise<() => Promise<void>>
}

/** The time limit of a count, in milliseconds: the work waits for it. */
const timeoutMs = 2_000

/** Counts free work at the billing service. */
export const billingFreeWork = (client: RpcClient): FreeWork => ({
  use: async (work, { person, isConfirmed, clientAddress }, units = 1) => {
    const request = { work, person, confirmed: isConfirmed, clientAddress, units }
    const { useId } = await client.call(BillingService.UseFreeWork, request, { deadlineMs: timeoutMs })
    return async () => {
      await client.call(BillingService.ReturnFreeWork, { used: request, useId }, { deadlineMs: timeoutMs })
    }
  },
})

/** Returns the worker of a call. Throws AUTH_REQUIRED for an anonymous caller. */
export const freeWorkerOf = (caller: Caller, clientAddress: string): FreeWorker => ({
  person: person(caller),
  isConfirmed: caller.kind === 'member' && caller.isConfirmed,
  clientAddress,
})
