import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it } from '@jest/globals'
import { prepareWaitMs } from '@rostra/kit/app/prepare-service'
import { indexTimeoutMs } from '@rostra/kit/stores/mongo'
import { parse } from 'yaml'
import { runCommand } from '../../infra/command.ts'
import { textOf } from './deploy-files.ts'

describe('the job prepare of the chart', () => {
  it('has time for an index that takes as long as it may, and for both waits for MongoDB', () => {
    const { prepare } = parse(textOf('deploy/helm/rostra/values.yaml')) as { prepare: { deadlineSeconds: number } }
    expect(prepare.deadlineSeconds * 1_000).toBeGreaterThanOrEqual(indexTimeoutMs + 2 * prepareWaitMs)
  })
})

describe('helm test', () => {
  const ada = [{ id: 'p-1', name: 'Ada' }]
  const done = 'data: {"content":"Yes."}\n\ndata: {"done":true,"status":"complete"}\n\n'

  /** Runs the test's script against a gateway that answers these paths. */
  const run = async (answers: Record<string, string>) => {
    const gateway = createServer(({ url = '' }, response) => response.end(answers[url.split('?')[0] ?? ''] ?? '[]')).listen(0, '127.0.0.1')
    await once(gateway, 'listening')
    const GATEWAY_URL = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`
    const script = textOf('deploy/helm/rostra/files/chat-once.mjs')
    const env = { ...process.env, GATEWAY_URL, PUBLIC_URL: 'https://rostra.example' }
    const result = await runCommand(process.execPath, ['--input-type=module', '--eval', script], { env })
    gateway.close()
    return result
  }
  const conversation = { '/api/conversations': '{"conversation":{"id":"c-1"}}', '/api/messages/stream': done }

  it.each([
    ['a featured persona', { '/api/bots/featured': JSON.stringify(ada) }],
    ['a public persona, when none is featured', { '/api/bots/public': JSON.stringify(ada) }],
  ])('sends a message to %s', async (_whom, lists) => {
    expect(await run({ ...lists, ...conversation })).toMatchObject({
      code: 0,
      output: expect.stringContaining('Ada answered 4 characters'),
    })
  })

  it('passes on a new installation, which has no persona yet', async () => {
    expect(await run({})).toMatchObject({ code: 0, output: expect.stringContaining('no public persona yet') })
  })

  it('fails when the answer fails', async () => {
    const failed = { ...conversation, '/api/messages/stream': 'data: {"error":"no","reason":"MODEL_FAILED"}\n\n' }
    expect(await run({ '/api/bots/featured': JSON.stringify(ada), ...failed })).toMatchObject({ code: 1 })
  })
})
