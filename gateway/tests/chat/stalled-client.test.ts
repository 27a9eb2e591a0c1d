import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { eventually } from '@rostra/kit/testing/eventually'
import { startGateway, type TestGateway } from '../support/gateway-harness.ts'
import { requestRaw } from '../support/stream-client.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway()
})
afterAll(() => gateway?.stop())

const frameBytes = 16_384
const frames = 4_000

/** Scripts a generation of 64 MB, sent as fast as it is read. Returns the number of frames sent so far. */
function scriptLongGeneration() {
  const sent = { frames: 0, changedAt: Date.now() }
  gateway.chat.on('Send', async (_request, emit) => {
    await emit({ started: { generationId: 'g-1' } })
    for (let seq = 1; seq <= frames; seq++) {
      await emit({ chunk: { seq, content: 'x'.repeat(frameBytes) } })
      sent.frames = seq
      sent.changedAt = Date.now()
    }
    await emit({ done: { seq: frames + 1, fullResponse: '', status: 'MESSAGE_STATUS_COMPLETE', end: 'ANSWER_END_FINISHED' } })
  })
  return sent
}

it('a stalled client pauses the stream from chat, and gets the rest when it reads again', async () => {
  const sent = scriptLongGeneration()
  const headers = await gateway.asGuest()
  const body = { conversationId: 'c-1', content: 'Hello' }
  const stream = await requestRaw(`${gateway.url}/api/messages/stream`, { method: 'POST', body, headers, paused: true })
  await eventually(() => {
    expect(sent.frames).toBeGreaterThan(0)
    expect(Date.now() - sent.changedAt).toBeGreaterThan(500)
  })
  // Sockets and HTTP/2 windows buffer some bytes; the gateway and the service must buffer almost none.
  expect(sent.frames * frameBytes).toBeLessThan(16 * 1024 * 1024)

  let bytes = 0
  let tail = ''
  stream.response.on('data', (piece: string) => {
    bytes += piece.length
    tail = (tail + piece).slice(-200)
  })
  await stream.ended
  expect(tail).toContain(`id: g-1:${frames + 1}\ndata: {"done":true`)
  expect(bytes).toBeGreaterThan(frames * frameBytes)
})
