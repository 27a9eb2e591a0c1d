import type { GetOutcomes, HoldOutcome, HoldOutcomes } from '../../src/domain/accounts/ports.ts'

export const answered: HoldOutcome = { deliveredUnits: 1 }
export const unanswered: HoldOutcome = { deliveredUnits: 0 }

export interface FakeHoldOutcomes extends HoldOutcomes {
  /** The outcome of each id, for either purpose; ids without an outcome are open. */
  outcomes: Map<string, HoldOutcome>
  /** The ids of each call. */
  calls: (readonly string[])[]
  /** When true, every call rejects. */
  isUnavailable: boolean
}

/** Creates a client for hold outcomes whose answers the test sets. */
export function fakeHoldOutcomes(): FakeHoldOutcomes {
  const get: GetOutcomes = async (ids) => {
    fake.calls.push(ids)
    if (fake.isUnavailable) throw new Error('unavailable')
    return ids.map((id) => fake.outcomes.get(id) ?? 'open')
  }
  const fake: FakeHoldOutcomes = { outcomes: new Map(), calls: [], isUnavailable: false, exchange: get, discussion: get }
  return fake
}
