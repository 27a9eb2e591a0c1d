import { bounded } from '@rostra/kit/async/bounded'
import { type Clock, processClock } from '@rostra/kit/async/clock'
import type { Finish, MaterialHint } from '@rostra/llm/chat-model'
import type { ModelName } from '@rostra/llm/model-settings'
import type { Ports } from '../../domain/ports.ts'
import type { AnswerOutcome } from '../../domain/questions/ports.ts'
import { type EarlierExchange, maxAnswerTokens, promptFor } from '../../domain/questions/prompt.ts'
import type { ModelAnswer, Seat } from '../../domain/questions/question.ts'

const maxCallMs = 45_000

export interface AskSeat {
  seat: Seat
  name: ModelName
  question: string
  delimiter: string
  /** For the offline model. */
  material: MaterialHint | undefined
  earlier: EarlierExchange | undefined
  signal: AbortSignal
}

export interface SeatAnswer {
  answer: ModelAnswer
  /** The answer only says that nothing fits, which the offline model may. */
  isFree: boolean
  /** The model ended its answer, wrote a part of it, or ran for 45 s: its provider may charge for the call. */
  hasRun: boolean
}

/** Calls one model for at most 45 s. Never throws: for a model that fails or returns no text, the answer contains a failure. */
export async function askSeat(
  { models, onModelCalled, log }: Pick<Ports, 'models' | 'onModelCalled' | 'log'>,
  { seat, name, question, delimiter, material, earlier, signal }: AskSeat,
  clock: Clock = processClock,
): Promise<SeatAnswer> {
  const { model, modelId, offline } = models.named(name)
  const startedAt = clock.now()
  const ended = new AbortController()
  let content = ''
  let isFree = false
  let end: Finish | undefined
  const ask = async (): Promise<AnswerOutcome> => {
    const request = {
      ...promptFor(seat, question, delimiter, { material: offline ? material : undefined, earlier }),
      model: modelId,
      maxTokens: maxAnswerTokens,
      signal: AbortSignal.any([signal, ended.signal]),
      onFree: () => {
        isFree = true
      },
    }
    const usage = await model.stream(request, (text) => {
      content += text
    })
    end = usage.finish
    return content.trim() === '' ? 'failed' : 'answered'
  }
  const outcome = await bounded(ask(), maxCallMs, clock)
    .catch((err): AnswerOutcome => {
      const failed = signal.aborted ? 'aborted' : clock.now() - startedAt >= maxCallMs ? 'timeout' : 'failed'
      if (failed !== 'aborted') log.warn({ err, model: name }, 'a model could not answer a question to three models')
      return failed
    })
    .finally(() => ended.abort())
  onModelCalled({ model: name, outcome, seconds: (clock.now() - startedAt) / 1_000 })
  if (outcome === 'answered' && end)
    return { answer: { content: content.trim(), offline, failure: '', modelId, end }, isFree, hasRun: true }
  const failed = { content: '', offline, failure: 'This model could not answer. The others stand.', modelId }
  return { answer: failed, isFree: false, hasRun: end !== undefined || content !== '' || outcome === 'timeout' }
}
