import { expect, it } from '@jest/globals'
import type { Query } from '@tanstack/react-query'
import type { Source } from '../../api/schemas.ts'
import { source } from '../testing/knowledge-fixtures.ts'
import { sourcesQuery } from './sources.ts'

type Sources = { items: Source[]; limit: number }

const intervalFor = (items: Source[]) => {
  const { refetchInterval } = sourcesQuery('b1')
  if (typeof refetchInterval !== 'function') throw new Error('The interval depends on the sources')
  const query = { state: { data: { items, limit: 20 } } } as Query<Sources, Error, Sources, string[]>
  return refetchInterval(query)
}

it('the sources are polled only while one of them is being read', () => {
  expect(intervalFor([source, { ...source, status: 'processing' }])).toBeGreaterThan(0)
  expect(intervalFor([source, { ...source, status: 'failed' }])).toBe(false)
  expect(intervalFor([])).toBe(false)
})
