import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { readGuestCircle, writeGuestCircle } from './guest-circle.ts'

const stored = new Map<string, string>()

beforeEach(() => {
  globalThis.localStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  } as Storage
})

afterEach(() => {
  stored.clear()
  Reflect.deleteProperty(globalThis, 'localStorage')
})

describe('the guest’s circle in the browser', () => {
  it('is read as it was written', () => {
    writeGuestCircle([{ id: 'b1', name: 'Livia' }])
    expect(readGuestCircle()).toEqual([{ id: 'b1', name: 'Livia' }])
  })

  it('leaves no item when it is empty', () => {
    writeGuestCircle([{ id: 'b1', name: 'Livia' }])
    writeGuestCircle([])
    expect(stored.size).toBe(0)
  })

  it.each([
    ['nothing', null],
    ['no JSON', '[{"id":'],
    ['another type', '{"id":"b1"}'],
    ['null', 'null'],
  ])('is empty when the item is %s', (_what, text) => {
    if (text !== null) stored.set('rostra.circle', text)
    expect(readGuestCircle()).toEqual([])
  })

  it('keeps the valid ids of a list, once each and at most five', () => {
    const list = [
      'b1',
      { id: 'b2' },
      { id: 'b2', name: 'Max' },
      { id: '' },
      { id: 7 },
      null,
      { id: 'x'.repeat(201) },
      'b3',
      'b4',
      'b5',
      'b6',
    ]
    stored.set('rostra.circle', JSON.stringify(list))
    expect(readGuestCircle().map(({ id }) => id)).toEqual(['b1', 'b2', 'b3', 'b4', 'b5'])
  })

  it('is empty when storage is blocked', () => {
    Reflect.deleteProperty(globalThis, 'localStorage')
    writeGuestCircle([{ id: 'b1', name: 'Livia' }])
    expect(readGuestCircle()).toEqual([])
  })
})
