import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { startGateway, type TestGateway } from '../support/gateway-harness.ts'

let isDiskFull = false
let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway({}, { isDiskFull: () => isDiskFull })
})
afterAll(() => gateway?.stop())

it('a full disk refuses what would be stored, says so in readiness, and nothing else', async () => {
  const headers = await gateway.asMember()
  isDiskFull = true
  const stream = await gateway.fetch('/api/messages/stream?conversationId=c-1&content=Hello', { headers })
  const post = await gateway.post('/api/conversations', { botId: 'p-1' }, headers)
  for (const refused of [stream, post]) {
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([503, '30'])
    expect(await refused.json()).toMatchObject({ reason: 'DISK_FULL', message: expect.stringContaining('no disk space left') })
  }
  expect(gateway.chat.calls('StartConversation')).toEqual([])
  expect((await gateway.fetch('/api/ping')).status).toBe(200)
  const ready = await fetch(`${gateway.opsUrl}/readyz`)
  expect([ready.status, await ready.text()]).toEqual([503, 'the disk is full'])

  isDiskFull = false
  expect((await fetch(`${gateway.opsUrl}/readyz`)).status).toBe(200)
  expect((await (await gateway.post('/api/conversations', { botId: 'p-1' }, headers)).json()).reason).not.toBe('DISK_FULL')
})
