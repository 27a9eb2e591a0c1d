import { logEpisodes } from '@rostra/kit/episode-log'
import type { Log } from '@rostra/kit/log'
import { registry } from '@rostra/kit/metrics'
import { Counter, Histogram } from 'prom-client'
import type { Retrievals } from '../domain/citations/retrieval.ts'

const registers = [registry]

const retrievalsTotal = new Counter({
  name: 'rostra_chat_retrievals_total',
  help: "Searches of a persona's material for an answer, by outcome (found, nothing, failed)",
  labelNames: ['outcome'],
  registers,
})

const retrievalSeconds = new Histogram({
  name: 'rostra_chat_retrieval_seconds',
  help: "Time of a search of a persona's material for an answer, with the call",
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 1.5],
  registers,
})

/** Counts the searches for passages, and logs when they begin to fail and when they succeed again. */
export function observedRetrievals(log: Log): Retrievals {
  const episodes = logEpisodes(log, {
    began: 'the material of personas cannot be searched; they answer without it',
    ended: 'the material of personas is searched again',
  })
  return {
    ended: (outcome, seconds, error) => {
      retrievalsTotal.inc({ outcome })
      retrievalSeconds.observe(seconds)
      if (outcome === 'failed') episodes.failed(error)
      else episodes.recovered()
    },
  }
}
