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
  await eventually(() => expect(responses.length).toBeGreaterThan(300))
  expect(await call('203.0.113.21')).toEqual({ status: 404, retryAfter: null })
  flood.abort()
  await Promise.all(all)
  const refused = responses.filter(({ status }) => status === 429)
  expect(refused.length).toBeGreaterThan(0)
  expect(refused.map(({ retryAfter }) => Number(retryAfter) >= 3)).not.toContain(false)
  expect(responses.filter(({ status }) => status === 404).length).toBeGreaterThanOrEqual(240)
  await gateway.stop()
})
