import { type Caller, member } from '@rostra/platform/caller'
import { freeWorkerOf } from '@rostra/platform/free-use/free-work'
import { isServedFirst, refuseWithoutSlot } from '@rostra/platform/paid-work/served-first'
import type { FormTexts } from '../domain/form-texts.ts'
import type { Ports } from '../domain/ports.ts'
import { readSentences } from '../domain/sentences.ts'
import { templateOf } from '../domain/template.ts'

interface SuggestTexts {
  caller: Caller
  clientAddress: string
  /** How the creator describes the persona. */
  sentences: string
  signal: AbortSignal
}

interface Suggestion {
  texts: FormTexts
  isTemplate: boolean
}

/**
 * Suggests texts for the form of a persona. The work of a model counts in the free work of the day before it begins; a template costs
 * nothing. Throws AUTH_REQUIRED, VALIDATION, OVERLOADED, RATE_LIMITED, or a failure of the model.
 */
export async function suggestTexts(
  { suggestionWriter: writer, suggestionSlots: slots, freeWork }: Ports,
  { caller, clientAddress, sentences: raw, signal }: SuggestTexts,
): Promise<Suggestion> {
  member(caller)
  const sentences = readSentences(raw)
  if (!writer) return { texts: templateOf(sentences), isTemplate: true }
  refuseWithoutSlot([slots, writer], isServedFirst(caller), {
    full: 'Too many texts are being written at once, please try again',
    retryAfter: 5,
  })
  const free = slots.take()
  try {
    await freeWork.use('FREE_WORK_SUGGESTION', freeWorkerOf(caller, clientAddress))
    return { texts: await writer.write(sentences, signal), isTemplate: false }
  } finally {
    free()
  }
}
