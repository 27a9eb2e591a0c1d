import type { Caller } from '@rostra/platform/caller'
import { requireEditable } from '../../domain/personas/ownership.ts'
import type { Persona } from '../../domain/personas/persona.ts'
import type { Ports } from '../../domain/ports.ts'
import { findPromptVersion, samePrompts } from '../../domain/prompt-versions/prompt-version.ts'
import { listPromptVersions } from './list-prompt-versions.ts'

interface RestorePromptVersion {
  caller: Caller
  personaId: string
  version: number
}

type Needed = Pick<Ports, 'personas' | 'promptVersions' | 'personaWrites' | 'now'>

/**
 * Makes the prompts of an earlier version current, as a new version. Throws AUTH_REQUIRED,
 * BOT_NOT_FOUND, PERSONA_READ_ONLY or VERSION_NOT_FOUND.
 */
export async function restorePromptVersion(ports: Needed, { caller, personaId, version }: RestorePromptVersion): Promise<Persona> {
  const { rolePrompt, strictlyFollows } = findPromptVersion(await listPromptVersions(ports, { caller, personaId }), version)
  const prompts = { rolePrompt, strictlyFollows }
  const current = requireEditable(caller, await ports.personas.byId(personaId))
  if (samePrompts(current, prompts)) return current
  const saved = await ports.personaWrites.save(personaId, ports.now(), (stored) => {
    const persona = requireEditable(caller, stored)
    return { ...persona, ...prompts, version: persona.version + 1 }
  })
  return requireEditable(caller, saved)
}
