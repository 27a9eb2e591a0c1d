import { describe, expect, it } from '@jest/globals'
import { createGuestToken } from './guest-token.ts'

const hour = 3_600_000
const server = Date.UTC(2025, 3, 15, 12)

/** A server that gives a token for an hour, and a browser whose clock is a year ahead. */
function begin(stored: string | null = null, refuses = false) {
  const asked: RequestInit[] = []
  const kept: string[] = []
  const clock = { at: server + 365 * 24 * hour, passed: 0 }
  const token = createGuestToken({
    fetch: async (_path, init) => {
      asked.push(init)
      if (refuses) return Response.json({ message: 'Too many' }, { status: 429 })
      const at = server + clock.passed
      const body = { token: `t${asked.length}`, expiresAt: new Date(at + hour).toISOString() }
      return Response.json(body, { status: 201, headers: { Date: new Date(at).toUTCString() } })
    },
    now: () => clock.at + clock.passed,
    read: () => stored,
    write: (given) => kept.push(given),
  })
  return { token, asked, kept, clock }
}

describe('the token of an embed’s guest', () => {
  it('is asked for once by calls at the same time, without cookies, and kept', async () => {
    const { token, asked, kept } = begin()
    expect(await Promise.all([token(), token(), token()])).toEqual(['t1', 't1', 't1'])
    expect(await token()).toBe('t1')
    expect(asked).toEqual([{ method: 'POST', headers: {}, credentials: 'omit' }])
    expect(kept).toEqual(['t1'])
  })

  it('is prolonged before it ends, whatever the clock of the browser says', async () => {
    const { token, asked, clock } = begin()
    await token()
    clock.passed = hour - 61_000
    expect(await token()).toBe('t1')
    clock.passed = hour - 59_000
    expect(await token()).toBe('t2')
    expect(asked[1]?.headers).toEqual({ 'X-Guest-Token': 't1' })
  })

  it('of an earlier page is prolonged, or used as it is when the server refuses', async () => {
    const { token, asked } = begin('old')
    expect(await token()).toBe('t1')
    expect(asked[0]?.headers).toEqual({ 'X-Guest-Token': 'old' })
    const busy = begin('old', true)
    expect([await busy.token(), await busy.token(), busy.asked.length]).toEqual(['old', 'old', 1])
  })

  it('that cannot be had is asked for again by the next call', async () => {
    const { token, asked } = begin(null, true)
    await expect(token()).rejects.toThrow('429')
    await expect(token()).rejects.toThrow('429')
    expect(asked.length).toBe(2)
  })
})
