import type { CountedSlots } from '@rostra/kit/async/counted-slots'
import type { ServedModel } from '@rostra/llm/models'
import type { FreeWork } from '@rostra/platform/free-use/free-work'
import type { FormTexts } from './form-texts.ts'

/** A model that writes texts for the form of a persona. */
export interface SuggestionWriter extends Pick<ServedModel, 'isFull'> {
  /**
   * Writes texts that the form accepts. Throws a refusal with one of the reasons of `ModelFailure`, or the reason of the aborted signal.
   */
  write: (sentences: string, signal: AbortSignal) => Promise<FormTexts>
}

export interface Ports {
  /** Null when only the offline model is configured. */
  suggestionWriter: SuggestionWriter | null
  /** The suggestions that are being written in this process. */
  suggestionSlots: CountedSlots
  freeWork: FreeWork
}
