import { unary } from '@rostra/platform/rpc'
import { PersonaService } from '@rostra/proto/persona'
import type { Ports } from '../../domain/ports.ts'
import { listPromptVersions } from '../../usecases/prompt-versions/list-prompt-versions.ts'
import { toWireVersion } from '../wire.ts'

export const listPromptVersionsRpc = unary(PersonaService.ListPromptVersions, async ({ personaId }, caller, ports: Ports) => ({
  versions: (await listPromptVersions(ports, { caller, personaId })).map(toWireVersion),
}))
