import { expect, it } from '@jest/globals'
import { startOpsServer } from '../src/app/ops-server.ts'
import { timed } from '../src/testing/running-time.ts'

const statusOf = async (ready: () => Promise<void>, notConsuming = () => [] as string[]) => {
  const ops = await startOpsServer(0, ready, { host: '127.0.0.1', notConsuming })
  const { result, ms } = await timed(async () => {
    const response = await fetch(`http://127.0.0.1:${ops.port}/readyz`)
    return { status: response.status, text: await response.text() }
  })
  await ops.stop()
  return { ...result, ms }
}

it('a readiness check whose store hangs answers 503 within 2 s', async () => {
  const { status, text, ms } = await statusOf(() => new Promise(() => undefined))
  expect([status, text]).toEqual([503, 'no answer within 1000 ms'])
  expect(ms).toBeLessThan(2_000)
})

it('a readiness check answers what is true now', async () => {
  expect(await statusOf(async () => undefined)).toMatchObject({ status: 200, text: 'ok' })
  expect(await statusOf(() => Promise.reject(new Error('MongoDB does not answer')))).toMatchObject({
    status: 503,
    text: 'MongoDB does not answer',
  })
})

it('a process whose consumer is not running is ready, and says which consumer it is', async () => {
  expect(
    await statusOf(
      async () => undefined,
      () => ['billing.generation-settlements'],
    ),
  ).toMatchObject({ status: 200, text: 'ok, but not consuming: billing.generation-settlements' })
})
