import type { Persona, Persona__Output } from '../gen/rostra/persona/v1/Persona.ts'
import { loadMessage } from './load.ts'

export { PersonaService } from '../gen/persona.ts'

/** The message Persona, to encode and decode the entries of the public list. */
export const PersonaMessage = loadMessage<Persona, Persona__Output>('rostra/persona/v1/persona.proto', 'rostra.persona.v1.Persona')
