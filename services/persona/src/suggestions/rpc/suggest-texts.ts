import { unary } from '@rostra/platform/rpc'
import { PersonaService } from '@rostra/proto/persona'
import type { Ports } from '../domain/ports.ts'
import { suggestTexts } from '../usecases/suggest-texts.ts'

export const suggestTextsRpc = unary(
  PersonaService.SuggestTexts,
  async ({ sentences }, caller, ports: Ports, { clientAddress, signal }) => {
    const { texts, isTemplate } = await suggestTexts(ports, { caller, clientAddress, sentences, signal })
    return { ...texts, openingLines: [...texts.openingLines], template: isTemplate }
  },
)
