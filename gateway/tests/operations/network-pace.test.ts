import { expect, it } from '@jest/globals'
import { eventually } from '@rostra/kit/testing/eventually'
import { startGateway } from '../support/gateway-harness.ts'

it('A burst of a network passes, what follows waits or is refused, and other networks are answered meanwhile', async () => {
  const gateway = await startGateway({ TRUSTED_PROXIES: '127.0.0.0/8' })
  const flood = new AbortController()
  const call = (address: string) =>
    gateway.fetch('/api/unknown', { headers: { 'X-Forwarded-For': address }, signal: flood.signal }).then(({ status, headers }) => {
      return { status, retryAfter: headers.get('Retry-After') }
    })
  const responses: Awaited<ReturnType<typeof call>>[] = []
  const all = Array.from({ length: 800 }, () =>
    call('203.0.113.20').then(
      (response) => responses.push(response),
      () => undefined,
    ),
  )
  const answered = (expected: number) => responses.filter(({ status }) => status === expected)
  // A busy client sends slowly: the first refusal may come after more calls than the burst and those that wait.
  await eventually(() => {
    expect(answered(429).length).toBeGreaterThan(0)
    expect(answered(404).length).toBeGreaterThanOrEqual(240)
  }, 30_000)
  expect(await call('203.0.113.21')).toEqual({ status: 404, retryAfter: null })
  flood.abort()
  await Promise.all(all)
  expect(answered(429).map(({ retryAfter }) => Number(retryAfter) >= 3)).not.toContain(false)
  await gateway.stop()
})
