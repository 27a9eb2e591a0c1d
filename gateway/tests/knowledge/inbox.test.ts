import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { DomainError } from '@rostra/kit/errors'
import { startGateway, type TestGateway } from '../support/gateway-harness.ts'

const at = '2026-11-25T08:00:00.000Z'
const wireItem = {
  id: 'i-1',
  question: 'What do owls eat?',
  answer: 'Bread',
  rating: 'RATING_DOWN',
  comment: 'No',
  at,
  state: 'INBOX_STATE_OPEN',
  askedBy: 0,
  notice: '',
  sourceId: '',
}
const item = {
  id: 'i-1',
  question: 'What do owls eat?',
  answer: 'Bread',
  rating: 'down',
  comment: 'No',
  at,
  state: 'open',
  askedBy: null,
  notice: null,
}
const group = { answer: '', rating: 'RATING_UNSPECIFIED', comment: '', askedBy: 7 }

let gateway: TestGateway
let ada: { cookie: string }
beforeAll(async () => {
  gateway = await startGateway({ RATE_LIMIT_SCALE: '10' })
  ada = await gateway.asMember('ada')
  gateway.chat.on('ListInbox', () => ({ items: [wireItem, { ...wireItem, ...group }], total: 9, open: 5 }))
  gateway.chat.on('AnswerInboxItem', ({ request }) => ({ ...wireItem, answer: request.answer, state: 'INBOX_STATE_ANSWERED' }))
  gateway.chat.on('DismissInboxItem', () => ({ ...wireItem, state: 'INBOX_STATE_DISMISSED' }))
})
afterAll(() => gateway?.stop())

const path = '/api/bots/p-1/inbox'
const lastCall = (method: string) => gateway.chat.calls(method).at(-1)
const reasonOf = async (response: Response) => [response.status, ((await response.json()) as { reason: string }).reason]

describe('the inbox of a persona', () => {
  it('lists reported answers and groups of questions', async () => {
    const response = await gateway.fetch(`${path}?page=2&limit=3&state=open`, { headers: ada })
    expect(await response.json()).toEqual([item, { ...item, answer: null, rating: null, comment: null, askedBy: 7 }])
    expect([response.headers.get('X-Total-Count'), response.headers.get('X-Open-Count')]).toEqual(['9', '5'])
    expect(lastCall('ListInbox')).toMatchObject({
      request: { personaId: 'p-1', page: 2, limit: 3, state: 'INBOX_STATE_OPEN' },
      caller: { kind: 'member', id: 'ada' },
    })
  })

  it('lists a notice, which has no question', async () => {
    gateway.chat.on('ListInbox', () => ({ items: [{ ...wireItem, notice: 'It pauses.' }], total: 1, open: 1 }))
    expect(await (await gateway.fetch(path, { headers: ada })).json()).toEqual([{ ...item, notice: 'It pauses.' }])
  })

  it('lists items in every state by default', async () => {
    await gateway.fetch(path, { headers: ada })
    expect(lastCall('ListInbox')?.request).toEqual({ personaId: 'p-1', page: 1, limit: 20, state: 'INBOX_STATE_UNSPECIFIED' })
    expect(await reasonOf(await gateway.fetch(`${path}?state=closed`, { headers: ada }))).toEqual([400, 'VALIDATION'])
  })

  it('counts open items by persona', async () => {
    gateway.chat.on('CountInbox', () => ({
      personas: [
        { personaId: 'p-1', open: 5 },
        { personaId: 'p-2', open: 1 },
      ],
    }))
    expect(await (await gateway.fetch('/api/inbox/counts', { headers: ada })).json()).toEqual({ 'p-1': 5, 'p-2': 1 })
  })

  it('is for members only', async () => {
    for (const headers of [{}, await gateway.asGuest()])
      for (const response of [
        await gateway.fetch(path, { headers }),
        await gateway.fetch('/api/inbox/counts', { headers }),
        await gateway.post(`${path}/i-1`, { dismissed: true }, headers),
      ])
        expect(await reasonOf(response)).toEqual([401, 'AUTH_REQUIRED'])
  })
})

describe('an item of an inbox', () => {
  it('is answered better, with another question if it is given', async () => {
    const response = await gateway.post(`${path}/i-1`, { answer: ' Mice ' }, ada)
    expect([response.status, await response.json()]).toEqual([200, { ...item, answer: 'Mice', state: 'answered' }])
    expect(lastCall('AnswerInboxItem')?.request).toEqual({ personaId: 'p-1', itemId: 'i-1', answer: 'Mice', question: '' })
    await gateway.post(`${path}/i-1`, { answer: 'Mice', question: 'What do they eat?' }, ada)
    expect(lastCall('AnswerInboxItem')?.request.question).toBe('What do they eat?')
  })

  it('is dismissed', async () => {
    const response = await gateway.post(`${path}/i-1`, { dismissed: true }, ada)
    expect([response.status, (await response.json()).state]).toEqual([200, 'dismissed'])
    expect(lastCall('DismissInboxItem')?.request).toEqual({ personaId: 'p-1', itemId: 'i-1' })
  })

  it.each([{}, { answer: '' }, { answer: 'x'.repeat(4_001) }, { answer: 'Mice', question: ' ' }, { dismissed: false }, { answer: 7 }])(
    'is not decided by %j',
    async (body) => {
      const count = () => ['AnswerInboxItem', 'DismissInboxItem'].map((method) => gateway.chat.calls(method).length)
      const before = count()
      expect(await reasonOf(await gateway.post(`${path}/i-1`, body, ada))).toEqual([400, 'VALIDATION'])
      expect(count()).toEqual(before)
    },
  )

  it.each([
    ['not_found', 'ITEM_NOT_FOUND', 404],
    ['exists', 'ALREADY_HANDLED', 409],
    ['exists', 'SOURCE_EXISTS', 409],
    ['denied', 'SOURCE_LIMIT', 403],
  ] as const)('that is refused (%s %s) has status %i', async (kind, reason, status) => {
    gateway.chat.on('DismissInboxItem', () => {
      throw new DomainError(kind, reason, 'No')
    })
    expect(await reasonOf(await gateway.post(`${path}/i-1`, { dismissed: true }, ada))).toEqual([status, reason])
  })
})
