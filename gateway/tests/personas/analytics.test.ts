import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { DomainError } from '@rostra/kit/errors'
import { startGateway, type TestGateway } from '../support/gateway-harness.ts'

let gateway: TestGateway
let ada: { cookie: string }
beforeAll(async () => {
  gateway = await startGateway()
  ada = await gateway.asMember('ada')
  gateway.persona.on('GetAnalytics', () => ({ days: [], totals: { date: '', ...counts }, returning: 4 }))
})
afterAll(() => gateway?.stop())

const path = '/api/bots/p-1/analytics'
const counts = { conversations: 9, messages: 50, people: 12, upvotes: 1, downvotes: 0 }
const get = async () => (await gateway.fetch(path, { headers: ada })).json()

describe('GET /api/bots/{id}/analytics', () => {
  it('adds returning people, subjects and ratings to days and totals', async () => {
    gateway.chat.on('GetInsights', () => ({
      subjects: [{ words: ['refund', 'course'], people: 4 }],
      ratings: { up: 3, down: 1 },
      ratingDays: [{ date: '2026-03-01', ratings: { up: 3, down: 0 } }],
    }))
    expect(await get()).toEqual({
      days: [],
      totals: counts,
      minPeople: 3,
      returning: 4,
      insights: {
        subjects: [{ words: ['refund', 'course'], people: 4 }],
        ratings: { up: 3, down: 1 },
        ratingDays: [{ date: '2026-03-01', up: 3, down: 0 }],
      },
    })
    expect(gateway.chat.calls('GetInsights').at(-1)).toMatchObject({ request: { personaId: 'p-1', days: 30 }, caller: { id: 'ada' } })
  })

  it('has null for what is of fewer than three people', async () => {
    gateway.persona.on('GetAnalytics', () => ({ days: [], totals: { date: '', ...counts } }))
    gateway.chat.on('GetInsights', () => ({ subjects: [], ratingDays: [] }))
    expect(await get()).toMatchObject({ minPeople: 3, returning: null, insights: { subjects: [], ratings: null, ratingDays: [] } })
  })

  it('keeps its numbers while chat is away', async () => {
    gateway.chat.on('GetInsights', () => {
      throw new DomainError('unavailable', 'STORE_UNAVAILABLE', 'Away')
    })
    expect(await get()).toMatchObject({ totals: counts, insights: null })
  })

  it('is not found when chat finds no own persona', async () => {
    gateway.chat.on('GetInsights', () => {
      throw new DomainError('not_found', 'BOT_NOT_FOUND', 'Bot not found')
    })
    const response = await gateway.fetch(path, { headers: ada })
    expect([response.status, (await response.json()).reason]).toEqual([404, 'BOT_NOT_FOUND'])
  })
})
