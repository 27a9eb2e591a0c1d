import type { PersonaCard } from '../../core/domain/personas/persona.ts'
import type { Personas } from '../../core/domain/personas/ports.ts'
import type { Mark } from './mark.ts'

/** The stored marks of one kind. */
export interface Marks {
  /** Returns a member's marks, newest first. */
  of: (memberId: string) => Promise<Mark[]>
  /** Adds a mark unless the member has it. */
  add: (memberId: string, mark: Mark) => Promise<void>
  remove: (memberId: string, targetIds: readonly string[]) => Promise<void>
  /** Counts the members who marked a target, up to 100,000. */
  countOn: (targetId: string) => Promise<number>
}

/** Accounts by the personas that lists may show. */
export interface Creators {
  /** Returns those of the accounts that own such a persona. */
  listedAmong: (ownerIds: readonly string[]) => Promise<string[]>
  /** Returns the newest such personas of the accounts together, the newest first. */
  newestOf: (ownerIds: readonly string[], limit: number) => Promise<PersonaCard[]>
}

/** What the methods of marks need. */
export interface Ports {
  personas: Pick<Personas, 'cardById' | 'cardsByIds'>
  creators: Creators
  bookmarks: Marks
  follows: Marks
  now: () => Date
}
