import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { toastStore } from '../../lib/toast/toast.ts'
import { fakeApi, refusal } from '../testing/fake-api.ts'
import { bot } from '../testing/fixtures.ts'
import { readGuestCircle, writeGuestCircle } from './guest-circle.ts'
import { mergeGuestCircle } from './merge-guest-circle.ts'

const guests = [
  { id: 'b1', name: 'Livia' },
  { id: 'b2', name: 'Max' },
]
const entry = (id: string, position: number) => ({ botId: id, position, addedAt: '2026-11-22T00:00:00Z', bot: { ...bot, id } })
const originalFetch = globalThis.fetch

beforeEach(() => {
  const stored = new Map<string, string>()
  globalThis.localStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  } as Storage
  writeGuestCircle(guests)
})

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'localStorage')
  globalThis.fetch = originalFetch
})

const fakeCircle = () =>
  fakeApi({
    'GET /api/bots/b1': () => Response.json(bot),
    'GET /api/bots/b2': () => Response.json({ ...bot, id: 'b2' }),
    'PUT /api/circle-of-experts': () => Response.json([entry('b1', 0), entry('b2', 1)]),
  })

describe('merging the guest’s circle', () => {
  it('adds it to the member’s, and removes it from the browser', async () => {
    const { callsOf } = fakeCircle()
    expect(await mergeGuestCircle()).toBe(true)
    expect(callsOf('PUT /api/circle-of-experts')).toMatchObject([{ body: { botIds: ['b1', 'b2'] } }])
    expect(readGuestCircle()).toEqual([])
  })

  it('leaves out personas that do not exist any more, and names them', async () => {
    const { on, callsOf } = fakeCircle()
    on('GET /api/bots/b2', () => refusal(404, 'Bot not found'))
    await mergeGuestCircle()
    expect(toastStore.list()).toMatchObject([{ description: 'Max is no longer available and has left your circle.' }])
    expect(callsOf('PUT /api/circle-of-experts')).toMatchObject([{ body: { botIds: ['b1'] } }])
  })

  it('names the personas that had no room', async () => {
    fakeCircle().on('PUT /api/circle-of-experts', () => Response.json([entry('b1', 0)]))
    await mergeGuestCircle()
    expect(toastStore.list()).toMatchObject([{ description: 'There was no room for Max.' }])
  })

  it('keeps the guest’s circle when it fails, and can be repeated', async () => {
    const { on } = fakeCircle()
    on('PUT /api/circle-of-experts', () => refusal(503, 'Try again'))
    await expect(mergeGuestCircle()).rejects.toThrow('Try again')
    expect(readGuestCircle()).toEqual(guests)
    on('PUT /api/circle-of-experts', () => Response.json([entry('b1', 0), entry('b2', 1)]))
    await mergeGuestCircle()
    expect(readGuestCircle()).toEqual([])
  })

  it('runs once for concurrent calls, and asks nothing without a guest’s circle', async () => {
    const { callsOf } = fakeCircle()
    await Promise.all([mergeGuestCircle(), mergeGuestCircle()])
    expect(await mergeGuestCircle()).toBe(false)
    expect(callsOf('PUT /api/circle-of-experts')).toHaveLength(1)
  })
})
