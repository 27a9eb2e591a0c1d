import type { Caller } from '@rostra/kit/caller'
import type { Ports } from '../domain/ports.ts'
import { firstPromptVersion, type PromptVersion } from '../domain/prompt-version.ts'
import { ownOf } from '../domain/visibility.ts'

/** The prompts that a member's own persona had, newest first. Throws AUTH_REQUIRED or BOT_NOT_FOUND. */
export async function listPromptVersions(
  { personas, promptVersions }: Pick<Ports, 'personas' | 'promptVersions'>,
  { caller, personaId }: { caller: Caller; personaId: string },
): Promise<PromptVersion[]> {
  const persona = ownOf(caller, await personas.byId(personaId))
  const kept = await promptVersions.of(personaId)
  return kept.length > 0 ? kept : [firstPromptVersion(persona)]
}
