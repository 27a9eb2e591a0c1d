import { requireService } from '@rostra/kit/rpc/require-service'
import { unary } from '@rostra/platform/rpc'
import { PersonaService } from '@rostra/proto/persona'
import { requireVisible } from '../../domain/personas/visibility.ts'
import type { Ports } from '../../domain/ports.ts'
import { readerOf } from '../reader-of.ts'
import { toWireModel, toWireProfile } from '../wire.ts'

export const getSpeakingProfileRpc = unary(
  PersonaService.GetSpeakingProfile,
  async (request, caller, { personas, speakingModel }: Ports, call) => {
    requireService('chat', call)
    const reader = readerOf(request.person, caller)
    const persona = requireVisible(reader, await personas.byId(request.id))
    const ownModel = persona.hasOwnModel ? await speakingModel(persona.id) : null
    return { ...toWireProfile(persona), ownModel: ownModel && toWireModel(ownModel) }
  },
)
