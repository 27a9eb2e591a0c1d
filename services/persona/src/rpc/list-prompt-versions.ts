import { unary } from '@rostra/kit/rpc/method'
import { PersonaService } from '@rostra/proto/persona'
import type { Ports } from '../domain/ports.ts'
import { listPromptVersions } from '../usecases/list-prompt-versions.ts'
import { toWireVersion } from './wire.ts'

export const listPromptVersionsRpc = unary(PersonaService.ListPromptVersions, async ({ personaId }, caller, ports: Ports) => ({
  versions: (await listPromptVersions(ports, { caller, personaId })).map(toWireVersion),
}))
