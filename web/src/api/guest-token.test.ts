import { describe, expect, it } from '@jest/globals'
import { createGuestToken } from './guest-token.ts'

const hour = 3_600_000
const server = Date.UTC(2025, 3, 15, 12)

/** Creates a server whose tokens are valid for one hour, and a browser whose clock is a year ahead. */
function start(stored: string | null = null, refuses = false) {
  const requests: (string | null)[] = []
  const written: string[] = []
  const clock = { at: server + 365 * 24 * hour, passed: 0 }
  const token = createGuestToken({
    request: async (current) => {
      requests.push(current)
      if (refuses) return Response.json({ message: 'Too many' }, { status: 429 })
      const at = server + clock.passed
      const body = { token: `t${requests.length}`, expiresAt: new Date(at + hour).toISOString() }
      return Response.json(body, { status: 201, headers: { Date: new Date(at).toUTCString() } })
    },
    now: () => clock.at + clock.passed,
    read: () => stored,
    write: (issued) => written.push(issued.token),
  })
  return { token, requests, written, clock }
}

describe('the guest token of an embed', () => {
  it('is requested once by concurrent calls, and stored', async () => {
    const { token, requests, written } = start()
    expect(await Promise.all([token(), token(), token()])).toEqual(['t1', 't1', 't1'])
    expect(await token()).toBe('t1')
    expect(requests).toEqual([null])
    expect(written).toEqual(['t1'])
  })

  it('is renewed before it expires, independent of the browser’s clock', async () => {
    const { token, requests, clock } = start()
    await token()
    clock.passed = hour - 61_000
    expect(await token()).toBe('t1')
    clock.passed = hour - 59_000
    expect(await token()).toBe('t2')
    expect(requests[1]).toBe('t1')
  })

  it('of an earlier page is renewed, or used unchanged when the server refuses', async () => {
    const { token, requests } = start('old')
    expect(await token()).toBe('t1')
    expect(requests[0]).toBe('old')
    const busy = start('old', true)
    expect([await busy.token(), await busy.token(), busy.requests.length]).toEqual(['old', 'old', 1])
  })

  it('is requested again by the next call after a failure', async () => {
    const { token, requests } = start(null, true)
    await expect(token()).rejects.toThrow('429')
    await expect(token()).rejects.toThrow('429')
    expect(requests.length).toBe(2)
  })
})
