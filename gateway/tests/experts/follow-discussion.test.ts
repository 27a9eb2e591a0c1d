import { once } from 'node:events'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { DomainError } from '@rostra/kit/errors'
import { eventually } from '@rostra/kit/testing/eventually'
import type { Overrides } from '../../src/app.ts'
import { completedDiscussion, discussion, discussionOf } from '../support/discussion-fixtures.ts'
import { startGateway, type TestGateway } from '../support/gateway-harness.ts'
import { requestRaw } from '../support/stream-client.ts'

let gateway: TestGateway
let headers: { cookie: string }
beforeAll(async () => {
  gateway = await startGateway()
  headers = await gateway.asMember('ada')
})
afterAll(() => gateway?.stop())

const open = (extra: { paused?: boolean } = {}) => requestRaw(`${gateway.url}/api/expert-discussions/d-1/stream`, { headers, ...extra })
const withGateway = async <T>(overrides: Overrides, test: (separate: TestGateway) => Promise<T>): Promise<T> => {
  const separate = await startGateway({}, overrides)
  return test(separate).finally(separate.stop)
}
const idsOf = (text: string) => text.match(/^id: .*/gm)
const dataOf = (text: string) => [...text.matchAll(/^data: (.*)$/gm)].map(([, json = '']) => JSON.parse(json))
const away = (reason: string) => new DomainError('unavailable', reason, 'No')

describe('GET /api/expert-discussions/{id}/stream', () => {
  it('sends the whole discussion at once and after each change, and ends with its end', async () => {
    gateway.experts.on('FollowDiscussion', async (_received, emit) => {
      await emit(discussionOf({ version: 3 }))
      await emit(discussionOf({ version: 4, phase: 'PHASE_CHAIR' }))
      await emit(completedDiscussion({ version: 5 }))
    })
    const stream = await open()
    expect([stream.status, stream.headers['content-type'], stream.headers['cache-control']]).toEqual([
      200,
      'text/event-stream',
      'no-store, no-transform',
    ])
    const text = await stream.ended
    expect(idsOf(text)).toEqual(['id: 3', 'id: 4', 'id: 5'])
    expect(dataOf(text)).toEqual([
      discussion,
      { ...discussion, phase: 'chair' },
      expect.objectContaining({ status: 'completed', consensus: 'Learn it.', agreement: 'mixed' }),
    ])
    const { request, caller } = gateway.experts.calls('FollowDiscussion').at(-1) ?? {}
    expect([request, caller]).toEqual([{ id: 'd-1' }, expect.objectContaining({ kind: 'member', id: 'ada' })])
  })

  it('sends a discussion that has ended, and says when the offline model spoke', async () => {
    gateway.experts.on('FollowDiscussion', async (_received, emit) => {
      await emit(discussionOf({ status: 'DISCUSSION_STATUS_FAILED', phase: 'PHASE_ENDED', failure: 'Too few', offline: true }))
    })
    const stream = await open()
    expect(stream.headers['x-offline-model']).toBe('true')
    expect(dataOf(await stream.ended)).toEqual([{ ...discussion, status: 'failed', phase: 'ended', failure: 'Too few', offline: true }])
  })

  it.each([
    ['not_found', 'DISCUSSION_NOT_FOUND', 404],
    ['unavailable', 'OVERLOADED', 503],
  ] as const)('turns a refusal before the first event (%s %s) into status %i', async (kind, reason, status) => {
    gateway.experts.on('FollowDiscussion', () => {
      throw new DomainError(kind, reason, 'No')
    })
    const response = await gateway.fetch('/api/expert-discussions/d-1/stream', { headers })
    expect([response.status, (await response.json()).reason]).toEqual([status, reason])
  })

  it('responds 503 with Retry-After when no event comes in time', async () => {
    const { status, headers, reason } = await withGateway({ firstEventMs: 500 }, async (impatient) => {
      impatient.experts.on('FollowDiscussion', ({ call }) => once(call.signal, 'abort').then(() => undefined))
      const response = await impatient.fetch('/api/expert-discussions/d-1/stream', { headers: await impatient.asMember() })
      return { ...(await response.json()), status: response.status, headers: response.headers }
    })
    expect([status, headers.get('Retry-After'), reason]).toEqual([503, '2', 'SERVICE_UNAVAILABLE'])
  })

  it('responds 500 when the first event breaks the contract, and ends an open stream when a later one does', async () => {
    gateway.experts.on('FollowDiscussion', async (_received, emit) => void (await emit(discussionOf({ phase: 'PHASE_UNSPECIFIED' }))))
    expect((await open()).status).toBe(500)
    gateway.experts.on('FollowDiscussion', async (_received, emit) => {
      await emit(discussionOf({ version: 1 }))
      await emit(discussionOf({ version: 2, status: 'DISCUSSION_STATUS_UNSPECIFIED' }))
    })
    expect(idsOf(await (await open()).ended)).toEqual(['id: 1'])
  })

  it('sends pings, and cancels the call to experts when the client disconnects', async () => {
    await withGateway({ pingMs: 100 }, async (pinging) => {
      let cancelled = false
      pinging.experts.on('FollowDiscussion', async ({ call }, emit) => {
        await emit(discussionOf())
        await once(call.signal, 'abort')
        cancelled = true
      })
      const stream = await requestRaw(`${pinging.url}/api/expert-discussions/d-1/stream`, { headers: await pinging.asMember() })
      await stream.until(': ping\n\n')
      stream.disconnect()
      await eventually(() => expect(cancelled).toBe(true))
    })
  })

  it('opens at another replica when the first goes away before its first event', async () => {
    let attempts = 0
    gateway.experts.on('FollowDiscussion', async (_received, emit) => {
      if (++attempts < 3) throw away('SERVICE_UNAVAILABLE')
      await emit(completedDiscussion())
    })
    expect(idsOf(await (await open()).ended)).toEqual(['id: 9'])
    expect(attempts).toBe(3)
  })

  it('continues at another replica when the stream breaks off, and sends no state twice and none that is older', async () => {
    let attempts = 0
    gateway.experts.on('FollowDiscussion', async (_received, emit) => {
      if (++attempts === 1) {
        await emit(discussionOf({ version: 3 }))
        await emit(discussionOf({ version: 4 }))
        throw away('SHUTTING_DOWN')
      }
      for (const version of [2, 4, 5]) await emit(discussionOf({ version }))
      await emit(completedDiscussion({ version: 6 }))
    })
    expect(idsOf(await (await open()).ended)).toEqual(['id: 3', 'id: 4', 'id: 5', 'id: 6'])
  })

  it('ends after three failed attempts to continue, so that the client connects again', async () => {
    let attempts = 0
    gateway.experts.on('FollowDiscussion', async (_received, emit) => {
      if (++attempts === 1) await emit(discussionOf())
      throw away('SHUTTING_DOWN')
    })
    expect(idsOf(await (await open()).ended)).toEqual(['id: 3'])
    expect(attempts).toBe(4)
  })

  it('ends at once when the discussion is gone', async () => {
    let attempts = 0
    gateway.experts.on('FollowDiscussion', async (_received, emit) => {
      if (++attempts > 1) throw new DomainError('not_found', 'DISCUSSION_NOT_FOUND', 'No')
      await emit(discussionOf())
      throw away('SHUTTING_DOWN')
    })
    expect(idsOf(await (await open()).ended)).toEqual(['id: 3'])
    expect(attempts).toBe(2)
  })
})

it('a client that reads slowly gets the latest state and the end, not every state', async () => {
  const content = 'x'.repeat(500_000)
  const versions = 40
  let sent = 0
  let finish = () => {}
  const finished = new Promise<void>((resolve) => {
    finish = resolve
  })
  gateway.experts.on('FollowDiscussion', async (_received, emit) => {
    while (sent < versions) {
      await emit(discussionOf({ version: sent + 1, contributions: [{ expertId: 'p-1', content, at: '', round: 1 }] }))
      sent++
    }
    await finished
    await emit(completedDiscussion({ version: versions + 1 }))
  })
  const stream = await open({ paused: true })
  await eventually(() => expect(sent).toBe(versions))
  const ids: string[] = []
  let rest = ''
  stream.response.on('data', (piece: string) => {
    rest += piece
    const lines = rest.slice(0, rest.lastIndexOf('\n') + 1)
    ids.push(...(idsOf(lines) ?? []))
    rest = rest.slice(lines.length)
    if (ids.includes(`id: ${versions}`)) finish()
  })
  await stream.ended
  expect(ids.length).toBeLessThan(versions)
  expect(ids.slice(-2)).toEqual([`id: ${versions}`, `id: ${versions + 1}`])
})

it('a stream is cut when the gateway stops, without an end', async () => {
  const stopping = await startGateway({ STOP_GRACE_MS: '0' })
  stopping.experts.on('FollowDiscussion', async ({ call }, emit) => {
    await emit(discussionOf())
    await once(call.signal, 'abort')
  })
  const stream = await requestRaw(`${stopping.url}/api/expert-discussions/d-1/stream`, { headers: await stopping.asMember() })
  await stream.until('id: 3')
  await stopping.stop()
  expect(idsOf(await stream.ended)).toEqual(['id: 3'])
})
