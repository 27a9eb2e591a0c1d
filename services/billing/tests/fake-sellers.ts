import type { Outcome, Sellers } from '../src/domain/ports.ts'

export interface FakeSellers extends Sellers {
  /** What becomes of what, by its id; the rest is open. */
  become: Map<string, Outcome>
  /** The ids of each question. */
  asked: (readonly string[])[]
  /** Doesn't answer. */
  isAway: boolean
}

/** A seller that says of each generation what the test wants. */
export function fakeSellers(): FakeSellers {
  const sellers: FakeSellers = {
    become: new Map(),
    asked: [],
    isAway: false,
    outcomes: async (_kind, ids) => {
      sellers.asked.push(ids)
      if (sellers.isAway) throw new Error('away')
      return ids.map((id) => sellers.become.get(id) ?? 'open')
    },
  }
  return sellers
}
