import type { Caller } from '@rostra/platform/caller'
import { requireOwner } from '../../domain/personas/ownership.ts'
import type { Ports } from '../../domain/ports.ts'
import { firstPromptVersion, type PromptVersion } from '../../domain/prompt-versions/prompt-version.ts'

/** Returns the prompt versions of a persona of the caller, newest first. Throws AUTH_REQUIRED or BOT_NOT_FOUND. */
export async function listPromptVersions(
  { personas, promptVersions }: Pick<Ports, 'personas' | 'promptVersions'>,
  { caller, personaId }: { caller: Caller; personaId: string },
): Promise<PromptVersion[]> {
  const persona = requireOwner(caller, await personas.byId(personaId))
  const stored = await promptVersions.of(personaId)
  return stored.length > 0 ? stored : [firstPromptVersion(persona)]
}
