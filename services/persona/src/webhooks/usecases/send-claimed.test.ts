import { describe, expect, it } from '@jest/globals'
import { type Outcome, retryDelaysMs } from '../domain/delivery.ts'
import { sendClaimed } from './send-claimed.ts'

const hour = 3_600_000
const target = {
  id: 'w1',
  ownerId: 'ada',
  url: 'https://hooks.example/',
  personaId: '',
  sealedSecret: 'sealed',
  failures: 0,
  failingSince: null,
  offAt: null,
}

/** Sends one delivery that was tried twice before, and returns the delivery's delay and the webhook's pause, in milliseconds. */
async function sendOne(outcome: Outcome, failures = 1) {
  const kept = { retryMs: null as number | null, pauseMs: 0 }
  let waiting = true
  const ports = {
    webhooks: { succeeded: async () => {}, failed: async () => failures },
    queue: {
      next: async () => {
        const message = waiting ? { id: 'msg_1', attempts: 2, body: '{}' } : null
        waiting = false
        return message
      },
      record: async (_id: string, _outcome: Outcome, retryMs: number | null) => {
        kept.retryMs = retryMs
      },
      release: async (_claim: unknown, pauseMs: number) => {
        kept.pauseMs = pauseMs
      },
    },
    secrets: { seal: () => 'sealed', open: () => 'whsec_AAAA' },
    send: async () => outcome,
    delaysMs: retryDelaysMs,
    now: () => new Date(),
  }
  await sendClaimed(ports, { target, dueAt: new Date(), queued: 0 }, new AbortController().signal)
  return kept
}

const failed = (retryAfterMs?: number): Outcome => ({ status: 503, failure: 'status', durationMs: 1, retryAfterMs })

describe('after a failure', () => {
  it('delivery and webhook wait for their times, with a jitter of 20 %', async () => {
    const runs = await Promise.all(Array.from({ length: 40 }, () => sendOne(failed())))
    for (const { retryMs, pauseMs } of runs) {
      expect(retryMs).toBeGreaterThanOrEqual(0.8 * 300_000)
      expect(retryMs).toBeLessThanOrEqual(1.2 * 300_000)
      expect(pauseMs).toBeGreaterThanOrEqual(0.8 * 5_000)
      expect(pauseMs).toBeLessThanOrEqual(1.2 * 5_000)
    }
    expect(new Set(runs.map(({ pauseMs }) => pauseMs)).size).toBeGreaterThan(1)
    expect(new Set(runs.map(({ retryMs }) => retryMs)).size).toBeGreaterThan(1)
  })

  it.each([
    ['a longer wait that the receiver asks for', 20 * 60_000, 1, 20 * 60_000],
    ['not longer than an hour', Number.POSITIVE_INFINITY, 1, hour],
    ['not shorter than its own pause', 0, 4, 40_000],
    ['10 minutes after many failures', undefined, 30, 600_000],
  ])('the webhook pauses for %s', async (_what, retryAfterMs, failures, expected) => {
    const { pauseMs } = await sendOne(failed(retryAfterMs), failures)
    expect(pauseMs).toBeGreaterThanOrEqual(0.8 * expected)
    expect(pauseMs).toBeLessThanOrEqual(1.2 * expected)
  })
})

it('after a success nothing pauses', async () => {
  expect(await sendOne({ status: 204, failure: null, durationMs: 1 })).toEqual({ retryMs: null, pauseMs: 0 })
})
