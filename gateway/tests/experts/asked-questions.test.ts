import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { DomainError } from '@rostra/kit/errors'
import { startGateway, type TestGateway } from '../support/gateway-harness.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway()
})
afterAll(() => gateway?.stop())

const path = '/api/360-chat/questions'
const askedAt = '2026-11-28T10:00:00.000Z'
const answersOf = (id: string) => {
  const answer = { model: 'claude', modelId: 'm', content: '*Yes*' }
  return { id, expertA: answer, expertB: answer, devilAdvocate: answer }
}
const thread = {
  question: 'Why?',
  askedAt,
  answers: answersOf('q-1'),
  turnCount: 2,
  variant: 'MODELS_VARIANT_ROTATING',
  followUp: { question: 'And then?', askedAt, answers: answersOf('q-2') },
}
const shown = {
  id: 'q-1',
  question: 'Why?',
  askedAt,
  turnCount: 2,
  shared: false,
  variant: 'original',
  answers: { id: 'q-1', expertA: { formattedContent: '<p dir="auto"><em>Yes</em></p>' } },
  followUp: { question: 'And then?', askedAt, answers: { id: 'q-2' } },
}

describe('one’s own questions to three models', () => {
  it('are listed for a member and a guest, with the page that is asked for', async () => {
    gateway.experts.on('ListQuestions', () => ({ questions: [thread, { ...thread, followUp: null }] }))
    for (const headers of [await gateway.asMember('eve'), await gateway.asGuest('g-1')]) {
      const response = await gateway.fetch(`${path}?before=q-9&limit=2`, { headers })
      expect([response.status, await response.json()]).toMatchObject([200, [shown, { id: 'q-1', followUp: null }]])
      expect(gateway.experts.calls('ListQuestions').at(-1)?.request).toEqual({ before: 'q-9', limit: 2 })
    }
  })

  it('have no answers while their models answer', async () => {
    const followUp = { ...thread.followUp, isPending: true }
    gateway.experts.on('ListQuestions', () => ({
      questions: [
        { ...thread, followUp: null, isPending: true },
        { ...thread, followUp },
      ],
    }))
    const response = await gateway.fetch(path, { headers: await gateway.asMember('eve') })
    const pending = { ...shown, answers: null, followUp: null }
    expect(await response.json()).toMatchObject([pending, { ...shown, followUp: { question: 'And then?', answers: null } }])
  })

  it('are none for an anonymous caller, for whom no guest is created', async () => {
    const calls = gateway.experts.calls('ListQuestions').length
    const response = await gateway.fetch(path)
    expect([response.status, await response.json(), response.headers.getSetCookie()]).toEqual([200, [], []])
    expect(gateway.experts.calls('ListQuestions')).toHaveLength(calls)
  })

  it('are returned by their id, 404 without one’s own', async () => {
    gateway.experts.on('GetQuestion', () => thread)
    const headers = await gateway.asMember('eve')
    expect(await (await gateway.fetch(`${path}/q-1`, { headers })).json()).toMatchObject(shown)
    gateway.experts.on('GetQuestion', () => {
      throw new DomainError('not_found', 'QUESTION_NOT_FOUND', 'gone')
    })
    expect((await gateway.fetch(`${path}/q-2`, { headers })).status).toBe(404)
    expect((await gateway.fetch(`${path}/q-1`)).status).toBe(404)
  })

  it('are deleted by their id', async () => {
    gateway.experts.on('DeleteQuestion', () => ({}))
    const headers = await gateway.asGuest('g-1')
    expect((await gateway.fetch(`${path}/q-1`, { method: 'DELETE', headers })).status).toBe(204)
    expect(gateway.experts.calls('DeleteQuestion').at(-1)).toMatchObject({ request: { id: 'q-1' }, caller: { kind: 'guest', id: 'g-1' } })
  })
})

describe('sharing a question to three models', () => {
  const share = async (method: string, headers: Record<string, string>) => gateway.fetch(`${path}/q-1/share`, { method, headers })

  it('returns a link that begins with PUBLIC_URL, and ends it, for a member and a guest', async () => {
    gateway.experts.on('ShareQuestion', () => ({ token: 'abc_DEF-123' }))
    gateway.experts.on('RevokeQuestionShare', () => ({}))
    for (const headers of [await gateway.asMember('eve'), await gateway.asGuest('g-1')]) {
      const response = await share('POST', headers)
      const url = 'https://rostra.example/360-chat/shared/abc_DEF-123'
      expect([response.status, await response.json()]).toEqual([201, { url, token: 'abc_DEF-123' }])
      expect((await share('DELETE', headers)).status).toBe(204)
      expect(gateway.experts.calls('RevokeQuestionShare').at(-1)?.request).toEqual({ id: 'q-1' })
    }
  })

  it('is refused for what is not one’s own, and to an anonymous caller', async () => {
    for (const method of ['ShareQuestion', 'RevokeQuestionShare'])
      gateway.experts.on(method, () => {
        throw new DomainError('not_found', 'QUESTION_NOT_FOUND', 'gone')
      })
    for (const headers of [await gateway.asMember('eve'), {}])
      for (const method of ['POST', 'DELETE']) expect((await share(method, headers)).status).toBe(404)
  })

  it('shows it to anyone without what concerns its asker, and stores it nowhere', async () => {
    gateway.experts.on('GetSharedQuestion', () => ({ ...thread, answers: answersOf('shared'), sharedAt: askedAt }))
    const response = await gateway.fetch('/api/shared-questions/abc', { headers: await gateway.asMember('eve') })
    expect([response.status, response.headers.get('Cache-Control')]).toEqual([200, 'no-store'])
    const body = await response.json()
    expect(body).toMatchObject({ question: 'Why?', variant: 'original', sharedAt: askedAt, followUp: { question: 'And then?' } })
    expect(Object.keys(body).sort()).toEqual(['answers', 'askedAt', 'followUp', 'question', 'sharedAt', 'variant'])
    const { request, caller } = gateway.experts.calls('GetSharedQuestion').at(-1) ?? {}
    expect([request, caller]).toEqual([{ token: 'abc' }, { kind: 'anonymous' }])
    expect((await gateway.fetch(`/api/shared-questions/${'a'.repeat(101)}`)).status).toBe(400)
  })

  it('shows readers no follow-up that models still answer', async () => {
    const followUp = { ...thread.followUp, isPending: true }
    gateway.experts.on('GetSharedQuestion', () => ({ ...thread, answers: answersOf('shared'), sharedAt: askedAt, followUp }))
    const body = await (await gateway.fetch('/api/shared-questions/abc')).json()
    expect(body).toMatchObject({ question: 'Why?', followUp: null })
  })
})
