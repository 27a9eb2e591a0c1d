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
