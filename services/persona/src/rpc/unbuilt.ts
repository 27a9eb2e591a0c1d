import { serverStream, unary } from '@rostra/platform/rpc'
import { PersonaService } from '@rostra/proto/persona'

const unbuilt = async (): Promise<never> => {
  throw new Error('not built yet')
}

/** TEMPORARY on this branch: methods of the contract that are being built. */
export const unbuiltRpcs = [
  unary(PersonaService.ListSources, unbuilt),
  unary(PersonaService.AddSource, unbuilt),
  unary(PersonaService.DeleteSource, unbuilt),
  unary(PersonaService.ListPassages, unbuilt),
  serverStream(PersonaService.ExportKnowledge, unbuilt),
]
