import { registry } from '@rostra/kit/metrics'
import { Gauge, Histogram } from 'prom-client'
import type { ReadingOutcome } from '../../domain/sources/ports.ts'

const registers = [registry]

const readingSeconds = new Histogram({
  name: 'rostra_persona_source_reading_seconds',
  help: 'Duration of the readings of sources that ended here, by outcome (ready, failed, released, lost)',
  labelNames: ['outcome'],
  buckets: [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60],
  registers,
})

const waiting = new Gauge({
  name: 'rostra_persona_sources_waiting',
  help: 'Sources that wait to be read, or are being read; the same value on every replica',
  registers,
})

const oldestSeconds = new Gauge({
  name: 'rostra_persona_oldest_waiting_source_seconds',
  help: 'Age of the oldest source that is not read yet, 0 without any; the same value on every replica',
  registers,
})

/** Starts to measure a reading. Returns a function that records its end. */
export function observeReading(): (outcome: ReadingOutcome) => void {
  const end = readingSeconds.startTimer()
  return (outcome) => void end({ outcome })
}

/** Sets the gauges of sources that are not read yet. */
export function setSourceGauges({ count, oldestAt }: { count: number; oldestAt: Date | null }, now: Date): void {
  waiting.set(count)
  oldestSeconds.set(oldestAt ? Math.max(0, (now.getTime() - oldestAt.getTime()) / 1_000) : 0)
}
