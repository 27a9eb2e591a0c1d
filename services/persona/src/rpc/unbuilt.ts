import { unary } from '@rostra/platform/rpc'
import { PersonaService } from '@rostra/proto/persona'

const unbuilt = async (): Promise<never> => {
  throw new Error('not built yet')
}

/** TEMPORARY on this branch: methods of the contract that are being built. */
export const unbuiltRpcs = [unary(PersonaService.SearchKnowledge, unbuilt), unary(PersonaService.FindPassages, unbuilt)]
