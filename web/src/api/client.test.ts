import { afterEach, describe, expect, it } from '@jest/globals'
import { type ApiError, detailOf } from '../lib/errors/api-error.ts'
import { api, askingTwice, bodyOf, pageOf } from './client.ts'

const realFetch = globalThis.fetch
afterEach(() => {
  globalThis.fetch = realFetch
})

function answerWith(response: Response) {
  const requests: [url: string, init: RequestInit][] = []
  globalThis.fetch = async (url, init) => {
    requests.push([String(url), init ?? {}])
    return response
  }
  return requests
}

const login = { username: 'ada', password: 'Lovelace1' }

describe('calling the gateway', () => {
  it('sends cookies, and a content type only with a body', async () => {
    const plain = answerWith(Response.json([]))
    await api.GET('/api/bots')
    const [url, { headers, ...init }] = plain[0] ?? ['', {}]
    expect([url, init]).toEqual(['/api/bots', { method: 'GET', credentials: 'include' }])
    expect(new Headers(headers).has('Content-Type')).toBe(false)
    const posted = answerWith(Response.json({}))
    await api.POST('/api/login', { body: login })
    expect(posted[0]?.[1]).toMatchObject({ method: 'POST', credentials: 'include', body: JSON.stringify(login) })
    expect(new Headers(posted[0]?.[1].headers).get('Content-Type')).toBe('application/json')
  })

  it('escapes parameters of the path and the query, and passes the abort signal on', async () => {
    const requests = answerWith(Response.json({ available: true, problem: null, suggestion: null }))
    const { signal } = new AbortController()
    await api.GET('/api/bots/slug-check', { params: { query: { slug: 'a b&c', id: undefined } }, signal })
    expect([requests[0]?.[0], requests[0]?.[1].signal]).toEqual(['/api/bots/slug-check?slug=a%20b%26c', signal])
    answerWith(Response.json({}))
    const byId = answerWith(Response.json({}))
    await api.GET('/api/bots/{id}', { params: { path: { id: '../x y' } } })
    expect(byId[0]?.[0]).toBe('/api/bots/..%2Fx%20y')
  })

  it('returns bodies, lists with their total, and nothing for 204', async () => {
    answerWith(Response.json([{ id: 'a' }], { headers: { 'X-Total-Count': '7' } }))
    expect(await pageOf(api.GET('/api/payments'))).toEqual({ items: [{ id: 'a' }], total: 7 })
    answerWith(Response.json([{ id: 'a' }]))
    expect(await pageOf(api.GET('/api/payments'))).toEqual({ items: [{ id: 'a' }], total: 1 })
    answerWith(new Response(null, { status: 204 }))
    expect(await bodyOf(api.POST('/api/logout'))).toBeUndefined()
  })

  it('asks a server once more that was too busy to begin, and no other one', async () => {
    const outcomeOf = async (reason: string, seconds: string) => {
      const statuses = [503, 200]
      const waits: number[] = []
      const answer = async () =>
        Response.json({ message: 'No', reason }, { status: statuses.shift() ?? 0, headers: { 'Retry-After': seconds } })
      const { status } = await askingTwice(answer, async (wait) => void waits.push(wait))('/api/bots', {})
      return { status, waits }
    }
    expect(await outcomeOf('OVERLOADED', '2')).toEqual({ status: 200, waits: [2] })
    expect(await outcomeOf('OVERLOADED', '60')).toEqual({ status: 503, waits: [] })
    expect(await outcomeOf('STORE_UNAVAILABLE', '2')).toEqual({ status: 503, waits: [] })
  })

  it('throws status and message with the reason, the fields and the request id', async () => {
    const body = { message: 'Username is taken', reason: 'USERNAME_TAKEN', fields: { username: 'taken' }, requestId: 'r-1' }
    answerWith(Response.json(body, { status: 409 }))
    const error = await api.POST('/api/register', { body: { ...login, email: 'a@b.test' } }).catch((e: ApiError) => e)
    expect(error).toMatchObject({ message: '409: Username is taken', reason: 'USERNAME_TAKEN', fields: body.fields, requestId: 'r-1' })
    expect(detailOf(error, 'x')).toBe('Username is taken')
  })

  it('returns the seconds of Retry-After, null for other values', async () => {
    const refused = async (value?: string) => {
      answerWith(Response.json({ message: 'Too many' }, { status: 429, headers: value ? { 'Retry-After': value } : {} }))
      return api.POST('/api/login', { body: login }).catch((e: ApiError) => e.retryAfter)
    }
    expect(await refused('42')).toBe(42)
    expect(await refused('Wed, 21 Oct 2015 07:28:00 GMT')).toBeNull()
    expect(await refused()).toBeNull()
  })

  it('takes the status text of an empty response', async () => {
    answerWith(new Response('', { status: 502, statusText: 'Bad Gateway' }))
    await expect(api.GET('/api/user')).rejects.toThrow('502: Bad Gateway')
  })
})
