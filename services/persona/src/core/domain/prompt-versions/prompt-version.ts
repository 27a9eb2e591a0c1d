import { DomainError } from '@rostra/kit/errors'
import type { Persona } from '../personas/persona.ts'

export type Prompts = Pick<Persona, 'rolePrompt' | 'strictlyFollows'>

/** The prompts of a persona since one of its saves. */
export interface PromptVersion extends Prompts {
  /** The persona's version at that save. */
  version: number
  savedAt: Date
}

/** Number of versions that are kept of one persona. */
export const maxPromptVersions = 100

export const samePrompts = (a: Prompts, b: Prompts) => a.rolePrompt === b.rolePrompt && a.strictlyFollows === b.strictlyFollows

/** Returns the current prompts as a version, for a persona that has no stored version. */
export function firstPromptVersion({ version, createdAt, rolePrompt, strictlyFollows }: Persona): PromptVersion {
  return { version, savedAt: createdAt, rolePrompt, strictlyFollows }
}

/** Returns the entry with this version number. Throws VERSION_NOT_FOUND. */
export function findPromptVersion(versions: readonly PromptVersion[], version: number): PromptVersion {
  const found = versions.find((candidate) => candidate.version === version)
  if (!found) throw new DomainError('not_found', 'VERSION_NOT_FOUND', 'Version not found')
  return found
}
