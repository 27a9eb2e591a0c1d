import { registry } from '@rostra/kit/metrics'
import { Counter, Histogram } from 'prom-client'
import type { OnModelCalled } from '../domain/questions/ports.ts'

const registers = [registry]

const panelAnswers = new Counter({
  name: 'rostra_panel_answers_total',
  help: 'Answers to questions to three models, by model and outcome (answered, failed, timeout, aborted)',
  labelNames: ['model', 'outcome'],
  registers,
})

const panelAnswerSeconds = new Histogram({
  name: 'rostra_panel_answer_seconds',
  help: 'Time until a model has answered a question to three models, by model',
  labelNames: ['model'],
  // A call ends after 45 seconds.
  buckets: [0.25, 0.5, 1, 2.5, 5, 10, 15, 20, 30, 45],
  registers,
})

/** Counts the calls of models, and measures those that ended with an answer. */
export const measureModelCall: OnModelCalled = ({ model, outcome, seconds }) => {
  panelAnswers.inc({ model, outcome })
  if (outcome === 'answered') panelAnswerSeconds.observe({ model }, seconds)
}
