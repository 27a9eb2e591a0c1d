import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { DomainError } from '@rostra/kit/errors'
import { startGateway, type TestGateway } from '../support/gateway-harness.ts'

let gateway: TestGateway
let operator: Record<string, string>
beforeAll(async () => {
  gateway = await startGateway()
  operator = await gateway.asMember('olga', 'super_senator')
})
afterAll(() => gateway?.stop())

const get = async (query: string, headers: Record<string, string>) => {
  const response = await gateway.fetch(`/api/admin/figures${query}`, { headers })
  return { status: response.status, body: await response.json() }
}
const first = '2026-03-01'
const second = '2026-03-02'

beforeEach(() => {
  const use = { conversations: 2, messages: 5, people: 3 }
  gateway.persona.on('GetUseFigures', () => ({
    days: [
      { date: first, ...use },
      { date: second, ...use },
    ],
  }))
  gateway.identity.on('GetAccountFigures', () => ({
    days: [
      { date: first, registered: 4 },
      { date: second, registered: 0 },
    ],
    accounts: 90,
  }))
  gateway.billing.on('GetRevenueFigures', () => ({
    days: [
      { date: first, payments: 1, amount: 500, refunded: 200 },
      { date: second, payments: 2, amount: 1_000, refunded: 0 },
    ],
  }))
  const calls = { calls: 6, inputTokens: 5_000_000_000, outputTokens: 10, costMicros: 1_500, unpricedCalls: 1 }
  gateway.chat.on('GetModelFigures', () => ({ days: [{ date: second, ...calls }] }))
})

describe('GET /api/admin/figures', () => {
  it('joins what the services answer by day, with totals', async () => {
    const { status, body } = await get('?days=7', operator)
    const none = { modelCalls: 0, modelTokens: 0, modelCost: 0, unpricedCalls: 0 }
    const models = { modelCalls: 6, modelTokens: 5_000_000_010, modelCost: 1_500, unpricedCalls: 1 }
    const use = { conversations: 2, messages: 5, people: 3 }
    expect([status, body]).toEqual([
      200,
      {
        days: [
          { date: first, registered: 4, ...use, payments: 1, revenue: 500, refunded: 200, ...none },
          { date: second, registered: 0, ...use, payments: 2, revenue: 1_000, refunded: 0, ...models },
        ],
        totals: { registered: 4, conversations: 4, messages: 10, people: 6, payments: 3, revenue: 1_500, refunded: 200, ...models },
        accounts: 90,
      },
    ])
    const last = [
      gateway.persona.calls('GetUseFigures'),
      gateway.identity.calls('GetAccountFigures'),
      gateway.billing.calls('GetRevenueFigures'),
      gateway.chat.calls('GetModelFigures'),
    ].map((calls) => calls.at(-1))
    for (const recorded of last) expect(recorded).toMatchObject({ request: { days: 7 }, caller: { id: 'olga', role: 'super_senator' } })
  })

  it('needs an account, and any service refuses other roles', async () => {
    expect((await get('', {})).status).toBe(401)
    expect((await get('', await gateway.asGuest())).status).toBe(401)
    gateway.billing.on('GetRevenueFigures', () => {
      throw new DomainError('denied', 'OPERATORS_ONLY', 'Only Super Senators can do this.')
    })
    expect(await get('', await gateway.asMember('bob', 'orator'))).toMatchObject({ status: 403, body: { reason: 'OPERATORS_ONLY' } })
  })

  it.each(['?days=8', '?days=', '?days=365'])('refuses the period %s', async (query) => {
    expect((await get(query, operator)).status).toBe(400)
  })
})
