import type { NewPersona, Persona, PersonaFacts } from './persona.ts'
import type { PromptVersion } from './prompt-version.ts'

/** What a new persona meets, all as it is at one moment. */
export interface Admission {
  /** How many its owner has already. */
  owned: number
  /** The owner's account has been deleted. */
  ownerHasLeft: boolean
}

export interface PersonaChanges {
  /** Stores a new persona unless `admit` throws. Null when its slug is taken. */
  create: (persona: NewPersona, admit: (admission: Admission) => void) => Promise<Persona | null>
  /**
   * Stores what `decide` makes of a persona, and its prompts as a new version where they differ. Null when the slug is taken. `decide`
   * throws to refuse; it may run more than once.
   */
  save: (id: string, at: Date, decide: (persona: Persona | null) => Persona) => Promise<Persona | null>
}

export interface Slugs {
  /** Which of the given slugs are taken, and by which persona. */
  holders: (slugs: readonly string[]) => Promise<Map<string, string>>
}

export interface PromptVersions {
  /** What is kept of a persona's prompts, newest first; nothing for one whose prompts were never saved by its owner. */
  of: (personaId: string) => Promise<PromptVersion[]>
}

/** A persona whose opening lines one replica makes, for as long as its lease lasts. */
export interface TakenLines extends PersonaFacts {
  personaId: string
  /** How often it was taken, this time included. */
  tries: number
  leaseUntil: Date
}

export interface OpeningLines {
  /** Takes a persona whose opening lines are due; null when none are. */
  takeDue: () => Promise<TakenLines | null>
  /** Writes what was made, unless the persona was saved or taken again meanwhile. */
  put: (taken: TakenLines, lines: readonly string[]) => Promise<void>
  /** Lets it be taken again after a while. */
  giveBack: (taken: TakenLines, waitMs: number) => Promise<void>
}

/** Who makes questions to begin with. Throws when none that can be used came. */
export interface Questioner {
  ask: (about: PersonaFacts, signal: AbortSignal) => Promise<string[]>
}

/** What making and changing personas needs besides. */
export interface WritingPorts {
  changes: PersonaChanges
  slugs: Slugs
  promptVersions: PromptVersions
  openingLines: OpeningLines
  /** Null where only the offline model answers. */
  questioner: Questioner | null
  /** Has opening lines that are due made soon. */
  linesAreDue: () => void
}
