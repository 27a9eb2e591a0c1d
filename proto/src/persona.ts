import type { PersonaServiceDefinition } from '../gen/rostra/persona/v1/PersonaService.ts'
import { loadService } from './load.ts'

export const PersonaService = loadService<PersonaServiceDefinition>('rostra/persona/v1/persona.proto', 'rostra.persona.v1.PersonaService')
