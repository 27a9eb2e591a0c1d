import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from '@jest/globals'
import { AnswerTooLarge, createPublicFetch } from './public-fetch.ts'
import { AddressNotAllowed, createPublicHosts, refuseLocalAddressesInProduction } from './public-hosts.ts'

let server: Server | undefined
afterEach(() => {
  server?.closeAllConnections()
  server?.close()
  server = undefined
})

/** Starts a server on this machine, and returns its address with a host name that resolves to it. */
async function serve(answer: RequestListener): Promise<URL> {
  server = createServer(answer).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return new URL(`http://hooks.example:${(server.address() as AddressInfo).port}/in`)
}

const local = { allowsLocal: true, resolve: async () => ['127.0.0.1'] }
const timeoutMs = 5_000

describe('public fetch', () => {
  it('sends a request to the address that the name had, and returns the answer', async () => {
    const received: string[] = []
    const url = await serve(async (request, response) => {
      for await (const piece of request) received.push(String(piece))
      received.push(String(request.headers.host), String(request.headers['webhook-id']))
      response.writeHead(202, { 'X-Kind': 'test' }).end('thanks')
    })
    const request = { method: 'POST', body: 'hello', headers: { 'webhook-id': 'a' }, timeoutMs, maxBytes: 100 } as const
    const answer = await createPublicFetch(local)(url, request)
    expect(answer).toMatchObject({ status: 202, headers: { 'x-kind': 'test' }, body: Buffer.from('thanks') })
    expect(received).toEqual(['hello', url.host, 'a'])
  })

  it('follows no redirect', async () => {
    const paths: (string | undefined)[] = []
    const url = await serve((request, response) => {
      paths.push(request.url)
      response.writeHead(302, { Location: '/other' }).end()
    })
    expect(await createPublicFetch(local)(url, { timeoutMs })).toMatchObject({ status: 302, headers: { location: '/other' } })
    expect(paths).toEqual(['/in'])
  })

  it('reads no more than it was told', async () => {
    const url = await serve((_request, response) => response.end('x'.repeat(11)))
    const fetch = createPublicFetch(local)
    await expect(fetch(url, { timeoutMs, maxBytes: 10 })).rejects.toThrow(AnswerTooLarge)
    expect((await fetch(url, { timeoutMs, maxBytes: 11 })).body).toHaveLength(11)
    expect((await fetch(url, { timeoutMs })).body).toHaveLength(0)
  })

  it.each(['headers', 'a body'])('gives up at its time limit without %s', async (missing) => {
    const url = await serve((_request, response) => {
      if (missing === 'a body') response.write('begun')
    })
    await expect(createPublicFetch(local)(url, { timeoutMs: 300, maxBytes: 100 })).rejects.toThrow()
  })

  it('waits no longer than its time limit for a name server', async () => {
    const fetch = createPublicFetch({ resolve: () => new Promise(() => {}) })
    await expect(fetch(new URL('https://slow.example/'), { timeoutMs: 50 })).rejects.toMatchObject({ name: 'TimeoutError' })
  })

  it('connects to no name with an internal address, whatever else it has', async () => {
    let calls = 0
    const url = await serve((_request, response) => {
      calls++
      response.end()
    })
    const inside = [['127.0.0.1'], ['93.184.216.34', '10.0.0.7'], ['169.254.169.254'], ['::ffff:127.0.0.1'], []]
    const addresses = [url.href.replace('http:', 'https:'), `https://127.0.0.1:${url.port}/`, `https://[::1]:${url.port}/`, url.href]
    for (const resolved of inside) {
      const fetch = createPublicFetch({ resolve: async () => resolved })
      for (const address of addresses) await expect(fetch(new URL(address), { timeoutMs })).rejects.toThrow(AddressNotAllowed)
    }
    expect(calls).toBe(0)
  })

  it('allows this machine alone, where local addresses are allowed', async () => {
    const fetch = createPublicFetch({ ...local, resolve: async () => ['10.0.0.7'] })
    await expect(fetch(new URL('http://intranet.example/'), { timeoutMs })).rejects.toThrow(AddressNotAllowed)
  })
})

describe('the lookup of sockets', () => {
  const resolvedBy = (addresses: string[]) =>
    new Promise((resolve) => {
      createPublicHosts({ resolve: async () => addresses }).lookup('a.example', { all: true }, (error, found) => resolve(error ?? found))
    })

  it('returns one address that was checked', async () => {
    expect(await resolvedBy(['93.184.216.34', '8.8.8.8'])).toEqual([{ address: '93.184.216.34', family: 4 }])
  })

  it('fails for a name with an internal address', async () => {
    expect(await resolvedBy(['93.184.216.34', '127.0.0.1'])).toBeInstanceOf(AddressNotAllowed)
  })
})

it('a production process refuses to allow local addresses', () => {
  expect(() => refuseLocalAddressesInProduction({ LOCAL_ADDRESSES: true, NODE_ENV: 'production' })).toThrow('LOCAL_ADDRESSES')
  expect(() => refuseLocalAddressesInProduction({ LOCAL_ADDRESSES: true, NODE_ENV: 'test' })).not.toThrow()
})
