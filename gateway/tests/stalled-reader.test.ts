import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { eventually } from '@rostra/kit/testing/eventually'
import { startGateway, type TestGateway } from './support/gateway.ts'
import { openRaw } from './support/raw-stream.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway()
})
afterAll(() => gateway?.stop())

const frameBytes = 16_384
const frames = 4_000

/** A generation of 64 MB, sent as fast as it is taken; tells how many frames were taken so far. */
function endlessGeneration() {
  const taken = { frames: 0, changedAt: Date.now() }
  gateway.chat.on('Send', async (_asked, emit) => {
    await emit({ started: { generationId: 'g-1' } })
    for (let seq = 1; seq <= frames; seq++) {
      await emit({ chunk: { seq, content: 'x'.repeat(frameBytes) } })
      taken.frames = seq
      taken.changedAt = Date.now()
    }
    await emit({ done: { seq: frames + 1, fullResponse: '' } })
  })
  return taken
}

it('a reader that stalls stops the generation’s stream instead of growing memory, and gets the rest when it reads again', async () => {
  const taken = endlessGeneration()
  const headers = await gateway.asGuest()
  const body = { conversationId: 'c-1', content: 'Hello' }
  const stream = await openRaw(`${gateway.url}/api/messages/stream`, { method: 'POST', body, headers, paused: true })
  await eventually(() => expect(Date.now() - taken.changedAt).toBeGreaterThan(500))
  // Sockets and HTTP/2 windows hold some; the gateway and the service must hold next to nothing.
  expect(taken.frames * frameBytes).toBeLessThan(16 * 1024 * 1024)
  expect(taken.frames).toBeGreaterThan(0)

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
