import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it, jest } from '@jest/globals'
import { AnswerTooLarge, createPublicFetch, type PublicAnswer } from './public-fetch.ts'
import { AddressNotAllowed, createPublicHosts, HostNotFound, refuseLocalAddressesInProduction } from './public-hosts.ts'

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

  it.each([
    ['switches to another protocol', 'HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: upgrade\r\n\r\n'],
    ['sends only interim answers', 'HTTP/1.1 103 Early Hints\r\n\r\n'],
    ['ends the connection without an answer', ''],
  ])('fails within its time limit when the receiver %s', async (_what, sent) => {
    const url = await serve((request) => request.socket.end(sent))
    await expect(createPublicFetch(local)(url, { timeoutMs: 1_000 })).rejects.toThrow()
  })

  it('connects to no name with an internal address, whatever else it has', async () => {
    const send = jest.fn<() => Promise<PublicAnswer>>()
    const inside = [['127.0.0.1'], ['93.184.216.34', '10.0.0.7'], ['169.254.169.254'], ['::ffff:127.0.0.1'], []]
    const addresses = ['https://hooks.example/in', 'https://127.0.0.1/', 'https://[::1]/', 'http://hooks.example/in']
    for (const resolved of inside) {
      const fetch = createPublicFetch({ resolve: async () => resolved, send })
      for (const address of addresses) await expect(fetch(new URL(address), { timeoutMs })).rejects.toThrow(AddressNotAllowed)
    }
    expect(send).not.toHaveBeenCalled()
  })

  it('connects to the ports 443 and 8443 alone, unless local addresses are allowed', async () => {
    const send = jest.fn(async () => ({ status: 204, headers: {}, body: Buffer.alloc(0) }))
    const call = (port: string, allowsLocal = false) =>
      createPublicFetch({ resolve: async () => ['93.184.216.34'], send, allowsLocal })(new URL(`https://a.example${port}/`), { timeoutMs })
    for (const port of [':22', ':80', ':6379', ':4430']) await expect(call(port)).rejects.toThrow('443 or 8443')
    expect(send).not.toHaveBeenCalled()
    for (const port of ['', ':443', ':8443']) expect((await call(port)).status).toBe(204)
    expect((await call(':22', true)).status).toBe(204)
  })

  it.each([
    ['the name server does not answer', () => Promise.reject(new Error('EAI_AGAIN'))],
    ['the name has no address', async () => []],
  ])('says that the host was not found when %s', async (_what, resolve) => {
    await expect(createPublicFetch({ resolve })(new URL('https://away.example/'), { timeoutMs })).rejects.toThrow(HostNotFound)
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
