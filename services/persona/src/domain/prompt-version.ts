import { DomainError } from '@rostra/kit/errors'
import type { Persona } from './persona.ts'

export type Prompts = Pick<Persona, 'rolePrompt' | 'strictlyFollows'>

/** The prompts that a persona had from one save on. */
export interface PromptVersion extends Prompts {
  /** The persona's own, when they were saved. */
  version: number
  savedAt: Date
}

/** How many are kept of one persona. */
export const mostPromptVersions = 100

export const samePrompts = (a: Prompts, b: Prompts) => a.rolePrompt === b.rolePrompt && a.strictlyFollows === b.strictlyFollows

/** The prompts that a persona has now, where none were kept because they were never changed. */
export function firstPromptVersion({ version, createdAt, rolePrompt, strictlyFollows }: Persona): PromptVersion {
  return { version, savedAt: createdAt, rolePrompt, strictlyFollows }
}

/** One of the versions of a persona, newest first. Throws VERSION_NOT_FOUND. */
export function versionAmong(versions: readonly PromptVersion[], version: number): PromptVersion {
  const found = versions.find((one) => one.version === version)
  if (!found) throw new DomainError('not_found', 'VERSION_NOT_FOUND', 'Version not found')
  return found
}
