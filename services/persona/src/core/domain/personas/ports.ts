import type { Role } from '@rostra/platform/role'
import type { NewPersona, Persona, PersonaCard } from './persona.ts'

/** The stored personas. */
export interface Personas {
  byId: (id: string) => Promise<Persona | null>
  bySlug: (slug: string) => Promise<Persona | null>
  /** Returns an owner's personas, newest first. */
  ownedBy: (ownerId: string) => Promise<Persona[]>
  /** Returns the personas of the given ids, each once, in the given order. Unknown and malformed ids are left out. */
  byIds: (ids: readonly string[]) => Promise<Persona[]>
  /** Returns the card of a persona. Concurrent calls share reads that begin after them. */
  cardById: (id: string) => Promise<PersonaCard | null>
  /** Returns the cards of the given ids, as `byIds` does. Reads no prompts. */
  cardsByIds: (ids: readonly string[]) => Promise<PersonaCard[]>
  /** Adds a persona unless its slug is taken. Returns whether it was added. */
  addIfSlugFree: (persona: NewPersona) => Promise<boolean>
  /** Removes the owner and the prompt versions of a public persona. Its sources stay, since its answers need them. */
  removeOwner: (id: string) => Promise<void>
  /** Deletes a persona and leaves a tombstone; the rows about it are deleted afterwards. */
  delete: (id: string) => Promise<void>
  /** Deletes the counter of personas that an account created. */
  deleteCreationCounter: (ownerId: string) => Promise<void>
}

/** What a new persona is checked against, read in the transaction that stores it. */
export interface Admission {
  /** Number of personas that the owner has already. */
  owned: number
  /** True when the owner's account was deleted. */
  ownerDeleted: boolean
  /** True when the owner's account is suspended. */
  ownerSuspended: boolean
}

/** Creates and saves personas. */
export interface PersonaWrites {
  /** Stores a new persona unless `admit` throws. Returns null when its slug is taken. */
  create: (persona: NewPersona, admit: (admission: Admission) => void) => Promise<Persona | null>
  /**
   * Stores the persona that `edit` returns, and a new prompt version when its prompts changed. Returns null when the slug is taken.
   * `edit` throws to refuse the save. It may run more than once.
   */
  save: (id: string, at: Date, edit: (persona: Persona | null) => Persona) => Promise<Persona | null>
}

/** The personas that an owner's role allows. */
export interface PlanLimits {
  /**
   * Makes the personas of an owner beyond the limit of a role, the newest ones, read-only, and ends this
   * for the others. Ignores a role that is older than the last one.
   */
  apply: (ownerId: string, role: Role, changedAt: Date) => Promise<void>
}

/** Makes lists and searches show personas as they are stored now. Never rejects: what could not be read is read again later. */
export type RefreshIndex = (ids: readonly string[]) => Promise<void>

/** A form's address of a picture, and the one that the persona has. */
export interface WantedPicture {
  ownerId: string
  /** Of a kept picture, https, or empty. */
  address: string
  /** Empty for none. */
  before: string
}

/** Returns the address of the kept picture, which is fetched first from an https address. Throws VALIDATION. */
export type SettlePicture = (wanted: WantedPicture) => Promise<string>

/** The model of a persona's creator, with what a call needs. */
export interface CreatorModel {
  baseUrl: string
  model: string
  /** Empty for a server that needs none. */
  key: string
  setAt: Date
  /** Failures in a row. */
  failures: number
  /** Milliseconds for which it is not asked, because it kept failing. */
  restsForMs: number
}

/** Returns the model that the creator of a persona runs; null for a persona without one. */
export type SpeakingModelOf = (personaId: string) => Promise<CreatorModel | null>
