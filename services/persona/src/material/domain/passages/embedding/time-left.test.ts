import { describe, expect, it } from '@jest/globals'
import { paceOf, secondsLeft, type UnembeddedSource } from './time-left.ts'

const source = (sourceId: string, passages: number, fields: Partial<UnembeddedSource> = {}): UnembeddedSource => ({
  sourceId,
  passages,
  embedded: 0,
  made: 0,
  perSecond: null,
  ...fields,
})

describe('the time until a source is found by meaning', () => {
  const first = source('first', 500, { embedded: 200, made: 60, perSecond: 2 })
  const second = source('second', 100)
  const third = source('third', 40)
  const queue = [first, second, third]

  it('is that of its passages without a vector and of the sources before it', () => {
    expect(queue.map((each) => secondsLeft(each, queue, 2))).toEqual([120, 170, 190])
  })

  it('counts all sources that are known to wait for one that comes after them', () => {
    expect(secondsLeft(source('later', 10), queue, 2)).toBe(195)
  })

  it('is unknown without a pace', () => {
    expect(secondsLeft(first, queue, null)).toBeNull()
  })

  it('is from a second to a day', () => {
    expect(secondsLeft(source('s', 200, { embedded: 200 }), [], 2)).toBe(1)
    expect(secondsLeft(source('s', 1_000_000), [], 1)).toBe(86_400)
  })
})

it('the pace of all replicas is the sum of what each makes', () => {
  expect(paceOf([source('a', 1, { perSecond: 2 }), source('b', 1, { perSecond: 0.5 }), source('c', 1)])).toBe(2.5)
  expect(paceOf([source('a', 1)])).toBeNull()
})
