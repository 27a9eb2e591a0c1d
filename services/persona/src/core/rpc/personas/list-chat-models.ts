import { unary } from '@rostra/platform/rpc'
import { PersonaService } from '@rostra/proto/persona'
import type { Ports } from '../../domain/ports.ts'

/** Without CHAT_MODELS there is one model, which has no id, and nothing to choose. */
export const listChatModelsRpc = unary(PersonaService.ListChatModels, async (_request, _caller, { chatModels }: Ports) => ({
  models: chatModels.filter(({ id }) => id !== '').map(({ id, label, credits }) => ({ id, label, credits })),
}))
