import { askJson } from '@rostra/llm/ask-json'
import { withTextLimit } from '@rostra/llm/limits/text-limit'
import { timeLimit, withTimeLimit } from '@rostra/llm/limits/time-limit'
import { ModelError } from '@rostra/llm/model-error'
import type { Brief } from '../domain/entries/brief.ts'
import type { Ports } from '../domain/ports.ts'
import type { TextCandidate } from '../domain/texts/choose-text.ts'
import { draftTexts } from '../domain/texts/draft/draft-texts.ts'
import { modelAnswer, modelRequest } from '../domain/texts/model-text/model-request.ts'
import { vocabulary } from '../domain/texts/model-text/vocabulary.ts'

/** How many calls of the model run at once. */
const concurrency = 4
/** Milliseconds for one entry, including one repair of the answer. */
const entryMs = 20_000
/** Milliseconds for all entries. Those that the model has not written by then get drafts only. */
const allMs = 75_000
/** In UTF-16 units; a model that writes more is cut. */
const maxAnswer = 8_000

type WritingPorts = Pick<Ports, 'model' | 'clock' | 'log'>

/**
 * Writes candidates for the text of each brief, best first: the model's text when there is one that passes the checks, then the drafts.
 * Takes 75 s at most. Calls `onWritten` for each brief as soon as its candidates are known, and waits for it. Throws the signal's reason
 * once it aborts.
 */
export async function writeEntries(
  ports: WritingPorts,
  briefs: readonly Brief[],
  signal: AbortSignal,
  onWritten: (index: number, candidates: readonly TextCandidate[]) => Promise<void>,
): Promise<void> {
  const writeByModel = ports.model.offline ? null : modelWriter(ports, vocabulary())
  const all = timeLimit(allMs, ports.clock, signal)
  let next = 0
  const work = async () => {
    for (let index = next++; index < briefs.length; index = next++) {
      const brief = briefs[index] as Brief
      const asked = writeByModel && !all.signal.aborted ? await writeByModel(brief, all.signal) : []
      const drafts = draftTexts(brief).map((text) => ({ text, offline: true }))
      signal.throwIfAborted()
      await onWritten(index, [...asked, ...drafts])
    }
  }
  try {
    await Promise.all(Array.from({ length: concurrency }, work))
  } finally {
    all.end()
  }
}

/**
 * Returns a function that asks the model for an entry: one candidate, or none when the model fails or its text does not pass the checks.
 */
function modelWriter({ model, clock, log }: WritingPorts, vocabulary: ReadonlySet<string>) {
  return async (brief: Brief, signal: AbortSignal): Promise<TextCandidate[]> => {
    try {
      const text = await withTimeLimit(entryMs, clock, signal, (limited) => {
        const request = { ...modelRequest(brief), model: model.modelId, signal: limited }
        return askJson(withTextLimit(model.model, maxAnswer), request, modelAnswer(brief, vocabulary))
      })
      return [{ text, offline: false }]
    } catch (error) {
      const failure = error instanceof ModelError ? error.kind : error instanceof Error ? error.name : 'unknown'
      log.warn({ failure, type: brief.type }, 'a model wrote no text that can be published for an entry')
      return []
    }
  }
}
