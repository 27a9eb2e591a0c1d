import type { Turn } from '@rostra/kit/async/run-batches'
import type { Forget } from '../../core/domain/forget.ts'
import type { Personas } from '../../core/domain/personas/ports.ts'

/** The tombstones of deleted accounts. */
export interface DeletedAccounts {
  add: (accountId: string) => Promise<void>
  /** Claims an account whose sweep for late writes is due. Null when none is due. */
  takeDue: () => Promise<string | null>
  /** Makes the sweep of an account due at once. */
  sweepAgain: (accountId: string) => Promise<void>
  /** Removes the tombstone of an account once it is an hour old. */
  removeExpired: (accountId: string) => Promise<void>
}

/** The tombstones of deleted personas. A persona is gone for everyone once it has one; its rows are deleted afterwards, in batches. */
export interface DeletedPersonas {
  /** Claims a persona whose rows are due to be deleted. Null when none is due. */
  takeDue: () => Promise<string | null>
  /** Deletes the votes and all other rows about a persona, and closes its reports. Returns false when the turn ended with rows left. */
  deleteRows: (personaId: string, turn: Turn) => Promise<boolean>
  /** Makes the deletion of the remaining rows due at once. */
  sweepAgain: (personaId: string) => Promise<void>
  /** Removes the tombstone of a persona once it is an hour old and its event is published. */
  removeExpired: (personaId: string) => Promise<void>
}

/** What the use cases of deletions need. */
export interface Ports {
  personas: Pick<Personas, 'ownedBy' | 'removeOwner' | 'delete' | 'deleteCreationCounter'>
  deletedAccounts: DeletedAccounts
  deletedPersonas: DeletedPersonas
  /** What the other parts of the service store of accounts and personas. */
  forgets: readonly Forget[]
}
