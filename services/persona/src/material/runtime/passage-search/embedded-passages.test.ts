import { expect, it } from '@jest/globals'
import type { Passages } from '../../domain/passages/ports.ts'
import { withVectors } from './embedded-passages.ts'

const reading = { personaId: 'p', sourceId: 's', readingId: 'r' }

function fakes() {
  const batch = async () => false
  const deletions = { deletionOf: () => [batch], deletionOfPersona: () => [batch] }
  const passages: Passages = { ...deletions, add: async () => undefined, reindexOne: async () => false, list: async () => [] }
  return { passages, deletions }
}

it('deletes the vectors of passages with them', () => {
  const { passages, deletions } = fakes()
  const stored = withVectors(passages, deletions)
  expect(stored.deletionOf(reading)).toHaveLength(2)
  expect(stored.deletionOfPersona('p')).toHaveLength(2)
})
