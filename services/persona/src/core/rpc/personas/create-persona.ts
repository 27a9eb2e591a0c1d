import { unary } from '@rostra/platform/rpc'
import { PersonaService } from '@rostra/proto/persona'
import type { Ports } from '../../domain/ports.ts'
import { createPersona } from '../../usecases/personas/create-persona.ts'
import { fromWireForm, toWirePersona } from '../wire.ts'

export const createPersonaRpc = unary(PersonaService.CreatePersona, async ({ form }, caller, ports: Ports, { clientAddress }) =>
  toWirePersona(await createPersona(ports, { caller, clientAddress, form: fromWireForm(form) }), caller, ports),
)
