import type { Decision } from './decision.ts'

export interface Decisions {
  /** Returns all decisions; about 60 for each edition of the last 14 days at most. */
  all: () => Promise<Decision[]>
  /** Returns the personas that published decisions count, or that their entries link. */
  personaIds: () => Promise<string[]>
  /**
   * Returns the number of withdrawals and excluded terms so far. An edition is published only while it is what it was when the edition was
   * checked.
   */
  withdrawalCount: () => Promise<number>
  /**
   * Counts a withdrawal, and replaces the decisions that it touches by what `change` returns; a decision for which it returns null is
   * deleted, with its entry. All or nothing. Returns the number of deleted entries.
   */
  withdrawPerson: (hashes: readonly string[], change: (decision: Decision) => Decision | null) => Promise<number>
  /** Likewise for the decisions that a persona is part of. `botId` is the persona that the entry links; empty without one. */
  withdrawPersona: (personaId: string, change: (decision: Decision, botId: string) => Decision | null) => Promise<number>
  /** Replaces the ids of these conversations in decisions by numbers, and removes them from the entries. */
  unlink: (conversationIds: ReadonlySet<string>) => Promise<void>
}
