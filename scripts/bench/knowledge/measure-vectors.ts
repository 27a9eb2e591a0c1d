import { decodeVectors, encodeVectors } from '@rostra/search/segments/vector-segment'
import { cpuSeconds } from '../../measure/processes.ts'
import { seededRandom } from '../synthetic/words.ts'
import { vectorsInMemory } from './searched-texts.ts'

const dimensions = 512
const perReading = 1_000
const searches = 100
const signal = new AbortController().signal

/** Measures a search for the nearest of some random vectors, in memory. Returns milliseconds of CPU, and the bytes of all vectors. */
export async function measureVectors(count: number): Promise<{ cpuMs: number; bytes: number }> {
  const random = seededRandom(23)
  const vector = () => Array.from({ length: dimensions }, () => random() - 0.5)
  const document = () => [vector()]
  const readings = Array.from({ length: count / perReading }, (_, number) => ({
    personaId: 'p',
    sourceId: `s${number}`,
    readingId: `r${number}`,
    title: '',
    passages: perReading,
  }))
  const stored = new Map(readings.map(({ readingId }) => [readingId, [encodeVectors(0, Array.from({ length: perReading }, document))]]))
  const { nearest } = vectorsInMemory(stored, 2 * count * dimensions)
  const query = vector()
  for (let warm = 0; warm < 10; warm++) await nearest('p', readings, query, 24, signal)
  const before = cpuSeconds(process.pid)
  for (let search = 0; search < searches; search++) await nearest('p', readings, query, 24, signal)
  const bytes = [...stored.values()].flat().reduce((sum, segment) => sum + decodeVectors(segment).byteLength, 0)
  return { cpuMs: ((cpuSeconds(process.pid) - before) / searches) * 1_000, bytes }
}
