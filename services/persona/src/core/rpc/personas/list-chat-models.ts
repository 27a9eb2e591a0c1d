import { unary } from '@rostra/platform/rpc'
import { PersonaService } from '@rostra/proto/persona'
import type { Ports } from '../../domain/ports.ts'

export const listChatModelsRpc = unary(PersonaService.ListChatModels, async (_request, _caller, { chatModels }: Ports) => ({
  models: chatModels.map(({ id, label, credits }) => ({ id, label, credits })),
}))
