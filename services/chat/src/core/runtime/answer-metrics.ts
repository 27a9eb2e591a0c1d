import { registry } from '@rostra/kit/metrics'
import { Counter, Gauge, Histogram } from 'prom-client'
import type { EndStatus } from '../domain/exchanges/answer-end.ts'
import type { Exchange } from '../domain/exchanges/exchange.ts'
import { isAnsweredByOwn } from '../domain/personas/answerer.ts'

const registers = [registry]

/** Whose model answers an exchange. The objectives leave out `own`: the models of creators are theirs to mend. */
const ownerOf = (exchange: Pick<Exchange, 'chatModel'>) => ({ model: isAnsweredByOwn(exchange) ? 'own' : 'product' })

const answersTotal = new Counter({
  name: 'rostra_answers_total',
  help: 'Answers that have ended, by status (complete, stopped, failed) and model (product, or own: of the persona’s creator)',
  labelNames: ['status', 'model'],
  registers,
})

export const longestAnswer = new Gauge({
  name: 'rostra_chat_longest_answer_seconds',
  help: 'The longest time of an answer of any model that the settings name, on all replicas together',
  registers,
})

const firstToken = new Histogram({
  name: 'rostra_first_token_seconds',
  help: 'Time from the arrival of a send until the first frame of its answer is shown, by model (product, own)',
  labelNames: ['model'],
  // The alert's threshold is 3 seconds.
  buckets: [0.05, 0.1, 0.25, 0.5, 1, 2, 3, 5, 10, 20, 30],
  registers,
})

const tokenGap = new Histogram({
  name: 'rostra_token_gap_seconds',
  help: 'Time between two frames of one answer',
  buckets: [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10],
  registers,
})

export const takenOverAnswers = new Counter({
  name: 'rostra_chat_continued_answers_total',
  help: 'Answers of lost replicas that another replica took over, by outcome (complete, stopped, failed, not_continued)',
  labelNames: ['outcome'],
  registers,
})

export const countAnswer = (status: EndStatus, exchange: Pick<Exchange, 'chatModel'>): void =>
  answersTotal.inc({ status, ...ownerOf(exchange) })

/**
 * Returns a function to call for every chunk of one answer: it measures the time to the first chunk and between chunks. `arrivedAt`: when
 * the send arrived, by `performance.now()`.
 */
export function measureAnswer(exchange: Pick<Exchange, 'chatModel'>, arrivedAt: number): () => void {
  const measureGap = measureGaps()
  let isFirst = true
  return () => {
    if (isFirst) firstToken.observe(ownerOf(exchange), (performance.now() - arrivedAt) / 1000)
    isFirst = false
    measureGap()
  }
}

/** Returns the same for a resumed answer, whose first chunk came from another replica: it measures only between chunks. */
export function measureGaps(): () => void {
  let shownAt: number | undefined
  return () => {
    const now = performance.now()
    if (shownAt !== undefined) tokenGap.observe((now - shownAt) / 1000)
    shownAt = now
  }
}
