import { countedSlots } from '@rostra/kit/async/counted-slots'
import type { Log } from '@rostra/kit/log'
import { bindRpcs } from '@rostra/kit/rpc/method'
import type { ServedModel } from '@rostra/llm/models'
import type { Slice } from '../core/slice.ts'
import { createSuggestionWriter } from './clients/suggestion-writer.ts'
import type { Ports } from './domain/ports.ts'
import { suggestTextsRpc } from './rpc/suggest-texts.ts'

/** The suggestions that one process writes at once. */
const atOnce = 50

interface SuggestionOptions extends Pick<Ports, 'freeWork'> {
  model: ServedModel
  log: Log
}

/** Texts for the form of a persona, suggested from its creator's sentences. They are not stored. */
export function createSuggestions({ model, freeWork, log }: SuggestionOptions): Slice {
  const ports: Ports = { suggestionWriter: createSuggestionWriter(model, { log }), suggestionSlots: countedSlots(atOnce), freeWork }
  return { rpcs: bindRpcs([suggestTextsRpc], ports) }
}
