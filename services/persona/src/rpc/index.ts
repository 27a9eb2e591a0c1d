import { getPersonaRpc } from './get-persona.ts'

/** Every method of PersonaService. */
export const rpcs = [getPersonaRpc]
