import type { Persona, Persona__Output } from '../gen/rostra/persona/v1/Persona.ts'
import type { PersonaServiceDefinition } from '../gen/rostra/persona/v1/PersonaService.ts'
import { loadMessage, loadService } from './load.ts'

const file = 'rostra/persona/v1/persona.proto'

export const PersonaService = loadService<PersonaServiceDefinition>(file, 'rostra.persona.v1.PersonaService')

/** A persona as the public list holds it. */
export const PersonaMessage = loadMessage<Persona, Persona__Output>(file, 'rostra.persona.v1.Persona')
