import { expect, it } from '@jest/globals'
import { eventually } from '@rostra/kit/testing/eventually'
import { startGateway } from '../support/gateway-harness.ts'
import { requestRaw } from '../support/stream-client.ts'

const body = { conversationId: 'c-1', content: 'Hello' }
const chunk = (seq: number) => ({ chunk: { seq, content: 'x' } })

/** Starts a gateway with one open stream, which continues when `finish` is called. */
async function startWithOpenStream(STOP_GRACE_MS: string) {
  const gateway = await startGateway({ STOP_GRACE_MS })
  let finish = () => {}
  const finished = new Promise<void>((resolve) => {
    finish = resolve
  })
  gateway.chat.on('Send', async (_request, emit) => {
    await emit({ started: { generationId: 'g-1' } })
    await emit(chunk(1))
    await finished
    await emit(chunk(2))
    await emit({ done: { seq: 3, fullResponse: 'xx', status: 'MESSAGE_STATUS_COMPLETE', end: 'ANSWER_END_FINISHED' } })
  })
  const headers = await gateway.asGuest()
  const stream = await requestRaw(`${gateway.url}/api/messages/stream`, { method: 'POST', body, headers })
  await stream.until('g-1:1')
  return { gateway, stream, headers, finish }
}

it('a draining gateway refuses new sends, is not ready and lets open streams finish', async () => {
  const { gateway, stream, headers, finish } = await startWithOpenStream('10000')
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

it('during LEAVE_NOTICE_MS a stopping gateway closes connections but refuses nothing', async () => {
  const gateway = await startGateway({ STOP_GRACE_MS: '10000', LEAVE_NOTICE_MS: '2000' })
  gateway.chat.on('Send', async (_request, emit) => {
    await emit({ started: { generationId: 'g-1' } })
    await emit({ done: { seq: 1, fullResponse: '', status: 'MESSAGE_STATUS_COMPLETE', end: 'ANSWER_END_FINISHED' } })
  })
  const stopped = gateway.stop()
  const ready = await fetch(`${gateway.opsUrl}/readyz`)
  expect([ready.status, await ready.text()]).toEqual([503, 'stopping'])
  const sent = await gateway.post('/api/messages/stream', body, await gateway.asGuest())
  expect([sent.status, sent.headers.get('Connection')]).toEqual([200, 'close'])
  expect(await sent.text()).toContain('"done":true')
  await stopped
})

it('a stream that outlasts STOP_GRACE_MS is cut without its last frame', async () => {
  const { gateway, stream, finish } = await startWithOpenStream('100')
  const stopped = gateway.stop()
  expect(await stream.ended).toBe('id: g-1:1\ndata: {"content":"x"}\n\n')
  finish()
  await stopped
})
