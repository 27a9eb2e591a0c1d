import { describe, expect, it } from '@jest/globals'
import { AddressNotAllowed, HostNotFound } from '@rostra/kit/net/public-hosts'
import { createDeliverySender } from './send-delivery.ts'

const body = Buffer.alloc(0)
const answering = (status: number, headers = {}) => createDeliverySender(false, async () => ({ status, headers, body }))
const failing = (error: Error) =>
  createDeliverySender(false, async () => {
    throw error
  })
const named = (name: string) => Object.assign(new Error('failed'), { name })

describe('an attempt', () => {
  it('that is refused has the wait that the receiver asks for', async () => {
    const outcome = await answering(503, { 'retry-after': '120' })('https://hooks.example/', {}, '{}')
    expect(outcome).toMatchObject({ status: 503, failure: 'status', retryAfterMs: 120_000 })
  })

  it('that arrives has none', async () => {
    const outcome = await answering(204, { 'retry-after': '120' })('https://hooks.example/', {}, '{}')
    expect(outcome).toEqual({ status: 204, failure: null, durationMs: expect.any(Number) })
  })

  it.each([
    ['host', new HostNotFound()],
    ['address', new AddressNotAllowed('The address must be of the public internet')],
    ['timeout', named('TimeoutError')],
    ['connection', named('Error')],
  ])('that fails by its %s says so', async (failure, error) => {
    expect(await failing(error)('https://hooks.example/', {}, '{}')).toMatchObject({ status: null, failure })
  })
})
