import type { Finish } from '../../chat-model.ts'
import { ModelError } from '../../model-error.ts'
import { codeOf } from '../refusals/provider-code.ts'

/** The reasons of all providers whose end is no failure. Gateways pass on those of the providers behind them. */
const finishes = new Map<string, Finish>([
  // OpenAI and all that follow it.
  ['stop', 'finished'],
  ['length', 'length'],
  ['content_filter', 'filtered'],
  // Anthropic.
  ['end_turn', 'finished'],
  ['stop_sequence', 'finished'],
  ['max_tokens', 'length'],
  ['model_context_window_exceeded', 'length'],
  ['refusal', 'refused'],
  // Mistral.
  ['model_length', 'length'],
  // Text Generation Inference.
  ['eos_token', 'finished'],
  // Gemini's own, which gateways pass on.
  ['safety', 'filtered'],
  ['recitation', 'filtered'],
  ['blocklist', 'filtered'],
  ['prohibited_content', 'filtered'],
])

/** Maps a provider's reason. Throws a ModelError for one that is a failure or unknown: the text may be cut anywhere. */
export function finishOf(reason: unknown): Finish {
  const code = codeOf(reason)
  const finish = finishes.get(code?.toLowerCase() ?? '')
  if (finish === undefined) throw new ModelError('provider', `The provider ended the answer with ${code ?? 'an unknown reason'}`)
  return finish
}
