import { expect, it } from '@jest/globals'
import { eventually } from '@rostra/kit/testing/eventually'
import { startGateway } from './support/gateway.ts'
import { openRaw } from './support/raw-stream.ts'

const body = { conversationId: 'c-1', content: 'Hello' }
const chunk = (seq: number) => ({ chunk: { seq, content: 'x' } })

/** A gateway with one open stream that goes on when `finish` is called. */
async function withOpenStream(STOP_GRACE_MS: string) {
  const gateway = await startGateway({ STOP_GRACE_MS })
  let finish = () => {}
  const finished = new Promise<void>((resolve) => {
    finish = resolve
  })
  gateway.chat.on('Send', async (_asked, emit) => {
    await emit({ started: { generationId: 'g-1' } })
    await emit(chunk(1))
    await finished
    await emit(chunk(2))
    await emit({ done: { seq: 3, fullResponse: 'xx' } })
  })
  const headers = await gateway.asGuest()
  const stream = await openRaw(`${gateway.url}/api/messages/stream`, { method: 'POST', body, headers })
  await stream.until('g-1:1')
  return { gateway, stream, headers, finish }
}

it('a stopping gateway refuses new sends, isn’t ready, and lets open streams finish', async () => {
  const { gateway, stream, headers, finish } = await withOpenStream('10000')
  const stopped = gateway.stop()
  const refused = await gateway.post('/api/messages/stream', body, headers)
  expect([refused.status, (await refused.json()).reason]).toEqual([503, 'SHUTTING_DOWN'])
  expect([refused.headers.get('Retry-After'), refused.headers.get('Connection')]).toEqual(['2', 'close'])
  expect((await gateway.post('/api/messages', body, headers)).status).toBe(503)
  expect((await gateway.fetch('/api/user/export', { headers: await gateway.asMember() })).status).toBe(503)
  const ready = await fetch(`${gateway.opsUrl}/readyz`)
  expect([ready.status, await ready.text()]).toEqual([503, 'stopping'])
  expect((await gateway.fetch('/api/ping')).status).toBe(200)
  finish()
  expect(await stream.ended).toContain('id: g-1:3\ndata: {"done":true')
  await stopped
  await eventually(() => expect(fetch(`${gateway.url}/api/ping`)).rejects.toThrow())
})

it('with notice, a gateway that is told to stop asks to be left before it refuses anything', async () => {
  const gateway = await startGateway({ STOP_GRACE_MS: '10000', LEAVE_NOTICE_MS: '2000' })
  gateway.chat.on('Send', async (_asked, emit) => {
    await emit({ started: { generationId: 'g-1' } })
    await emit({ done: { seq: 1, fullResponse: '' } })
  })
  const stopped = gateway.stop()
  const ready = await fetch(`${gateway.opsUrl}/readyz`)
  expect([ready.status, await ready.text()]).toEqual([503, 'stopping'])
  const sent = await gateway.post('/api/messages/stream', body, await gateway.asGuest())
  expect([sent.status, sent.headers.get('Connection')]).toEqual([200, 'close'])
  expect(await sent.text()).toContain('"done":true')
  await stopped
})

it('a stream that outlasts the grace is cut without its last event, so that the client resumes elsewhere', async () => {
  const { gateway, stream, finish } = await withOpenStream('100')
  const stopped = gateway.stop()
  expect(await stream.ended).toBe('id: g-1:1\ndata: {"content":"x"}\n\n')
  finish()
  await stopped
})
