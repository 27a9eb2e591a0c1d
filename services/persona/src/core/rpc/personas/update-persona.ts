import { unary } from '@rostra/platform/rpc'
import { PersonaService } from '@rostra/proto/persona'
import type { Ports } from '../../domain/ports.ts'
import { updatePersona } from '../../usecases/personas/update-persona.ts'
import { fromWireForm, toWirePersona } from '../wire.ts'

export const updatePersonaRpc = unary(
  PersonaService.UpdatePersona,
  async ({ id, form, version }, caller, ports: Ports, { clientAddress }) =>
    toWirePersona(await updatePersona(ports, { caller, clientAddress, personaId: id, form: fromWireForm(form), version }), caller, ports),
)
