import { unary } from '@rostra/platform/rpc'
import { PersonaService } from '@rostra/proto/persona'
import type { Ports } from '../../domain/ports.ts'
import { restorePromptVersion } from '../../usecases/prompt-versions/restore-prompt-version.ts'
import { toWirePersona } from '../wire.ts'

export const restorePromptVersionRpc = unary(PersonaService.RestorePromptVersion, async ({ personaId, version }, caller, ports: Ports) =>
  toWirePersona(await restorePromptVersion(ports, { caller, personaId, version }), caller, ports),
)
