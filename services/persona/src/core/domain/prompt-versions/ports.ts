import type { PromptVersion } from './prompt-version.ts'

/** The stored prompt versions. */
export interface PromptVersions {
  /** Returns a persona's prompt versions, newest first. Empty for a persona that was added without a save, such as a demo persona. */
  of: (personaId: string) => Promise<PromptVersion[]>
}
