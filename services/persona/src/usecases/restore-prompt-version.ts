import type { Caller } from '@rostra/kit/caller'
import type { Persona } from '../domain/persona.ts'
import type { Ports } from '../domain/ports.ts'
import { samePrompts, versionAmong } from '../domain/prompt-version.ts'
import { ownOf } from '../domain/visibility.ts'
import { listPromptVersions } from './list-prompt-versions.ts'

interface RestorePromptVersion {
  caller: Caller
  personaId: string
  version: number
}

type Needed = Pick<Ports, 'personas' | 'promptVersions' | 'changes' | 'now'>

/** Makes the prompts of an earlier version the current ones, as a new version. Throws AUTH_REQUIRED, BOT_NOT_FOUND or VERSION_NOT_FOUND. */
export async function restorePromptVersion(ports: Needed, { caller, personaId, version }: RestorePromptVersion): Promise<Persona> {
  const { rolePrompt, strictlyFollows } = versionAmong(await listPromptVersions(ports, { caller, personaId }), version)
  const prompts = { rolePrompt, strictlyFollows }
  const current = ownOf(caller, await ports.personas.byId(personaId))
  if (samePrompts(current, prompts)) return current
  const saved = await ports.changes.save(personaId, ports.now(), (found) => {
    const persona = ownOf(caller, found)
    return { ...persona, ...prompts, version: persona.version + 1 }
  })
  return ownOf(caller, saved)
}
