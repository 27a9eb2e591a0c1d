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

it('the sources are polled only while one of them is being read, or is not found by meaning yet', () => {
  expect(intervalFor([source, { ...source, status: 'processing' }])).toBeGreaterThan(0)
  expect(intervalFor([source, { ...source, status: 'failed' }])).toBe(false)
  expect(intervalFor([])).toBe(false)
  for (const secondsLeft of [350, null]) {
    const waiting: Source = { ...source, meaning: { passages: 10, secondsLeft } }
    expect(intervalFor([source, waiting])).toBeGreaterThan(Number(intervalFor([waiting, { ...source, status: 'processing' }])))
  }
  expect(intervalFor([{ ...source, meaning: { passages: 34, secondsLeft: 0 } }])).toBe(false)
})
