import { afterEach, describe, expect, it } from '@jest/globals'
import { type ApiError, call, detailOf, request } from './request.ts'

const realFetch = globalThis.fetch
afterEach(() => {
  globalThis.fetch = realFetch
})

function answerWith(response: Response) {
  const asked: RequestInit[] = []
  globalThis.fetch = async (_url, init) => {
    asked.push(init ?? {})
    return response
  }
  return asked
}

describe('calling the gateway', () => {
  it('sends cookies, and a content type only with a body', async () => {
    const plain = answerWith(Response.json([]))
    await request('/api/bots')
    expect(plain[0]).toEqual({ method: 'GET', credentials: 'include' })
    const posted = answerWith(Response.json({}))
    await request('/api/login', { method: 'POST', body: { username: 'ada' } })
    expect(posted[0]).toMatchObject({ headers: { 'Content-Type': 'application/json' }, body: '{"username":"ada"}' })
  })

  it('raises status and message with the reason, the fields and the request id', async () => {
    const body = { message: 'Username is taken', reason: 'USERNAME_TAKEN', fields: { username: 'taken' }, requestId: 'r-1' }
    answerWith(Response.json(body, { status: 409 }))
    const error = await call('/api/register').catch((e: ApiError) => e)
    expect(error).toMatchObject({ message: '409: Username is taken', reason: 'USERNAME_TAKEN', fields: body.fields, requestId: 'r-1' })
    expect(detailOf(error, 'x')).toBe('Username is taken')
  })

  it('says how long to wait, where the server does in seconds', async () => {
    const refused = async (value?: string) => {
      answerWith(Response.json({ message: 'Too many' }, { status: 429, headers: value ? { 'Retry-After': value } : {} }))
      return call('/api/login', { method: 'POST' }).catch((e: ApiError) => e.retryAfter)
    }
    expect(await refused('42')).toBe(42)
    expect(await refused('Wed, 21 Oct 2015 07:28:00 GMT')).toBeNull()
    expect(await refused()).toBeNull()
  })

  it('takes the status text when the answer is empty', async () => {
    answerWith(new Response('', { status: 502, statusText: 'Bad Gateway' }))
    await expect(call('/api/user')).rejects.toThrow('502: Bad Gateway')
  })
})
