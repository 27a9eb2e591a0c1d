import { expect, it } from '@jest/globals'
import type { Passages, PassageVectors } from '../../domain/passages/ports.ts'
import { embeddedPassages } from './embedded-passages.ts'

const signal = new AbortController().signal
const reading = { personaId: 'p', sourceId: 's', readingId: 'r' }
const added = [
  { page: null, heading: 'Bees', text: 'They dance.' },
  { page: null, heading: '', text: 'They sleep.' },
]

function fakes() {
  const done: unknown[] = []
  const record =
    (what: string) =>
    async (...args: unknown[]) =>
      void done.push([what, args[1]])
  const batch = async () => false
  const passages: Passages = {
    add: record('passages'),
    reindexOne: async () => false,
    list: async () => [],
    deletionOf: () => [batch],
    deletionOfPersona: () => [batch],
  }
  const vectors: PassageVectors = { ...passages, add: record('vectors'), nearest: async () => [] }
  return { done, passages, vectors }
}

it('stores the vectors of passages with their headings, after the passages', async () => {
  const { done, passages, vectors } = fakes()
  const embedded: string[][] = []
  const embed = async (texts: readonly string[]) => {
    embedded.push([...texts])
    return texts.map(() => [1])
  }
  await embeddedPassages(passages, vectors, embed).add(reading, added, signal)
  expect(embedded).toEqual([['Bees\nThey dance.', 'They sleep.']])
  expect(done).toEqual([
    ['passages', added],
    ['vectors', [[1], [1]]],
  ])
})

it('fails while the model does not answer', async () => {
  const { done, passages, vectors } = fakes()
  const failing = embeddedPassages(passages, vectors, () => Promise.reject(new Error('away')))
  await expect(failing.add(reading, added, signal)).rejects.toThrow('away')
  expect(done).toHaveLength(1)
})

it('deletes vectors also without a model', async () => {
  const { done, passages, vectors } = fakes()
  const stored = embeddedPassages(passages, vectors, null)
  await stored.add(reading, added, signal)
  expect(done).toEqual([['passages', added]])
  expect(stored.deletionOf(reading)).toHaveLength(2)
  expect(stored.deletionOfPersona('p')).toHaveLength(2)
})
