import { createRunningWork, type OwnedWork, type RunningWork } from '@rostra/kit/leases/running-work'
import { registry } from '@rostra/kit/metrics'
import { Gauge } from 'prom-client'
import { FrameLog } from '../domain/generations/frame-log.ts'
import type { GenerationKind, RunGeneration, RunningGenerations } from '../domain/generations/ports.ts'
import { measureAnswer, measureGaps } from './answer-metrics.ts'

interface Generation extends OwnedWork {
  log: FrameLog
  kind: GenerationKind
}

/** The share of the limit by which resumed answers of lost replicas may exceed it, while new sends are refused. */
const resumedShare = 0.5

const gauges = {
  running: new Gauge({
    name: 'rostra_generations_running',
    help: 'Generations that this process answers now',
    registers: [registry],
  }),
  limit: new Gauge({
    name: 'rostra_generations_limit',
    help: 'Generations that this process answers at once before it refuses new ones',
    registers: [registry],
  }),
}

/**
 * Creates the registry of the generations that run in this process. A drain aborts them after the grace period; each then stores its text
 * so far. `onError` is called for a generation that could not store its end; a takeover ends it once its lease has expired.
 */
export function inProcessGenerations(
  limit: number,
  onError: (error: unknown, id: string) => void,
): RunningGenerations & Pick<RunningWork, 'drain'> {
  const running = createRunningWork<Generation>({ limit, onError: (error, { id }) => onError(error, id), gauges })
  const run = async (generation: Generation, forMs: number, generate: RunGeneration) => {
    const { log } = generation
    await running.run(generation, (signal) => generate(log, signal), { forMs })
    log.close()
  }
  return {
    isFull: running.isFull,
    hasRoomToResume: () => !running.isDraining() && !running.isFull(1 + resumedShare),
    start: ({ id, owner, chatModel }, { arrivedAt, forMs, kind = 'exchange' }, generate) =>
      void run({ id, owner, kind, log: new FrameLog(measureAnswer({ chatModel }, arrivedAt)) }, forMs, generate),
    resume: ({ id, owner }, { shown, forMs }, generate) =>
      void run({ id, owner, kind: 'exchange', log: new FrameLog(measureGaps(), shown) }, forMs, generate),
    frameLogOf: (id) => running.get(id)?.log,
    list: (wanted = 'exchange') => {
      const listed = running.list().filter(({ kind }) => kind === wanted)
      return listed.map(({ id, owner, log }) => ({ id, owner, hasShown: log.length > 0 }))
    },
    abort: running.abort,
    isDraining: running.isDraining,
    drain: running.drain,
  }
}
