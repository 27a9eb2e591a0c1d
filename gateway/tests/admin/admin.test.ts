import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { DomainError } from '@rostra/kit/errors'
import { startGateway, type TestGateway } from '../support/gateway-harness.ts'

let gateway: TestGateway
let operator: Record<string, string>
beforeAll(async () => {
  gateway = await startGateway()
  operator = await gateway.asMember('olga', 'super_senator')
})
afterAll(() => gateway?.stop())

const hostile = '<img src=x onerror="alert(1)">\u202E{{7*7}}'
const at = '2026-03-01T12:00:00.000Z'
const reason = 'Sells pills to children'
const persona = {
  id: 'p-1',
  slug: 'pills',
  name: hostile,
  description: 'Sells',
  category: 'Other',
  voice: 'male1',
  avatarUrl: '',
  avatarEmoji: '',
  avatarBgColor: '#4F46E5',
  isPrivate: false,
  ownerId: 'ada',
  createdAt: at,
  voteCount: 0,
  conversationCount: 3,
}
const suspension = { reason, at, operatorId: 'olga' }
const operated = { persona, suspension, ownerSuspended: false, openReports: 2 }
const account = { id: 'ada', username: 'ada', email: 'ada@example.org', role: 'citizen', createdAt: at, suspension }

const request = async (method: string, path: string, headers: Record<string, string> = {}, body?: unknown) => {
  const json = body === undefined ? {} : { body: JSON.stringify(body) }
  const response = await gateway.fetch(path, { method, headers: { 'Content-Type': 'application/json', ...headers }, ...json })
  const text = await response.text()
  return { status: response.status, body: text ? JSON.parse(text) : undefined, total: response.headers.get('X-Total-Count') }
}

/** Every call of the console: method, path, body, and the service and call that decide. */
const calls = [
  ['GET', '/api/admin/personas', undefined, 'persona', 'SearchPersonas'],
  ['POST', '/api/admin/personas/p-1/suspend', { reason }, 'persona', 'SuspendPersona'],
  ['POST', '/api/admin/personas/p-1/restore', { reason }, 'persona', 'RestorePersona'],
  ['GET', '/api/admin/people', undefined, 'identity', 'SearchAccounts'],
  ['POST', '/api/admin/people/ada/suspend', { reason }, 'identity', 'SuspendAccount'],
  ['POST', '/api/admin/people/ada/restore', { reason }, 'identity', 'RestoreAccount'],
  ['GET', '/api/admin/reports', undefined, 'persona', 'ListReportedPersonas'],
  ['GET', '/api/admin/reports/p-1/answers', undefined, 'persona', 'ListReportedAnswers'],
  ['POST', '/api/admin/reports/p-1/dismiss', {}, 'persona', 'DismissReports'],
  ['GET', '/api/admin/featured', undefined, 'persona', 'GetFeatured'],
  ['PUT', '/api/admin/featured/p-1', { featuring: 'pinned' }, 'persona', 'SetFeaturing'],
  ['GET', '/api/admin/search', undefined, 'persona', 'GetSearchByMeaning'],
  ['GET', '/api/admin/dead-letters', undefined, 'identity', 'ListDeadLetters'],
  ['POST', '/api/admin/dead-letters/a.b.v1/replay', {}, 'identity', 'ReplayDeadLetters'],
  ['GET', '/api/admin/payments', undefined, 'billing', 'SearchPayments'],
  ['GET', '/api/admin/audit', undefined, 'identity', 'ListOperatorActions'],
] as const

describe('every call of the console', () => {
  it.each(calls)('%s %s needs an account, and the service refuses other roles', async (method, path, body, service, call) => {
    const anonymous = await request(method, path, {}, body)
    expect([anonymous.status, anonymous.body.reason]).toEqual([401, 'AUTH_REQUIRED'])
    expect((await request(method, path, await gateway.asGuest(), body)).status).toBe(401)
    gateway[service].on(call, () => {
      throw new DomainError('denied', 'OPERATORS_ONLY', 'Only Super Senators can do this.')
    })
    const member = await request(method, path, await gateway.asMember('bob', 'orator'), body)
    expect([member.status, member.body.reason]).toEqual([403, 'OPERATORS_ONLY'])
    expect(gateway[service].calls(call).at(-1)?.caller).toMatchObject({ kind: 'member', id: 'bob', role: 'orator' })
  })
})

describe('personas and people', () => {
  it('are listed with the total, the search and the filter', async () => {
    gateway.persona.on('SearchPersonas', () => ({ personas: [operated], total: 31 }))
    const personas = await request('GET', '/api/admin/personas?search=pills&suspended=true&page=2&limit=30', operator)
    expect(personas).toMatchObject({ status: 200, total: '31', body: [{ bot: { name: hostile }, suspension, openReports: 2 }] })
    const sent = { search: 'pills', suspendedOnly: true, page: 2, limit: 30 }
    expect(gateway.persona.calls('SearchPersonas').at(-1)?.request).toMatchObject(sent)

    gateway.identity.on('SearchAccounts', () => ({ accounts: [account], total: 1 }))
    expect(await request('GET', '/api/admin/people?search=ada', operator)).toEqual({ status: 200, total: '1', body: [account] })
  })

  it.each([`search=${'x'.repeat(101)}`, 'page=0', 'page=x', 'limit=101', 'suspended=maybe'])('refuse the query %s', async (query) => {
    for (const path of ['/api/admin/personas', '/api/admin/people'])
      expect(await request('GET', `${path}?${query}`, operator)).toMatchObject({ status: 400, body: { reason: 'VALIDATION' } })
  })

  it('are suspended and restored with a reason that is passed on', async () => {
    gateway.persona.on('SuspendPersona', () => operated)
    gateway.identity.on('RestoreAccount', () => ({ ...account, suspension: null }))
    const suspended = await request('POST', '/api/admin/personas/p-1/suspend', operator, { reason: hostile })
    expect(suspended).toMatchObject({ status: 200, body: { bot: { id: 'p-1' }, suspension } })
    expect(gateway.persona.calls('SuspendPersona').at(-1)?.request).toMatchObject({ id: 'p-1', reason: hostile })
    const restored = await request('POST', '/api/admin/people/ada/restore', operator, { reason })
    expect(restored).toMatchObject({ status: 200, body: { id: 'ada', suspension: null } })
    for (const body of [{}, { reason: 7 }, { reason: null }])
      expect((await request('POST', '/api/admin/personas/p-1/suspend', operator, body)).status).toBe(400)
  })
})

it('the search of material is shown as persona answers', async () => {
  for (const [state, byMeaning] of [
    ['OFF', 'off'],
    ['AWAY', 'away'],
    ['READY', 'ready'],
  ]) {
    gateway.persona.on('GetSearchByMeaning', () => ({ state: `SEARCH_BY_MEANING_${state}` }))
    expect(await request('GET', '/api/admin/search', operator)).toMatchObject({ status: 200, body: { byMeaning } })
  }
})

describe('reports, featured personas, dead letters, payments and the audit log', () => {
  it('are shown as the services answer', async () => {
    const report = { reason: 'REPORT_REASON_SPAM', details: hostile, at, id: 'r-1', hasAnswer: true }
    gateway.persona.on('ListReportedPersonas', () => ({ personas: [{ persona: operated, reports: [report] }], total: 1 }))
    const reports = await request('GET', '/api/admin/reports', operator)
    expect(reports).toMatchObject({ status: 200, total: '1', body: [{ reports: [{ ...report, reason: 'spam' }] }] })

    const answer = { question: hostile, answer: hostile }
    gateway.persona.on('ListReportedAnswers', () => ({ answers: [{ reportId: 'r-1', answer }] }))
    const answers = await request('GET', '/api/admin/reports/p-1/answers', operator)
    expect(answers).toMatchObject({ status: 200, body: [{ reportId: 'r-1', ...answer }] })

    gateway.persona.on('DismissReports', () => ({}))
    expect((await request('POST', '/api/admin/reports/p-1/dismiss', operator, {})).status).toBe(204)

    const featured = { today: [persona], pinned: [operated], excluded: [] }
    gateway.persona.on('SetFeaturing', () => featured)
    const set = await request('PUT', '/api/admin/featured/p-1', operator, { featuring: 'rotation' })
    expect(set).toMatchObject({ status: 200, body: { today: [{ id: 'p-1' }], pinned: [{ bot: { id: 'p-1' } }], excluded: [] } })
    expect(gateway.persona.calls('SetFeaturing').at(-1)?.request).toMatchObject({ id: 'p-1', featuring: 'FEATURING_UNSPECIFIED' })
    expect((await request('PUT', '/api/admin/featured/p-1', operator, { featuring: 'king' })).status).toBe(400)

    const letters = { topic: 'a.b.v1', group: 'c.d', count: 2, oldestAt: at, lastError: hostile }
    gateway.identity.on('ListDeadLetters', () => ({ deadLetters: [letters] }))
    expect((await request('GET', '/api/admin/dead-letters', operator)).body).toEqual([letters])
    gateway.identity.on('ReplayDeadLetters', () => ({ replayed: 2 }))
    expect((await request('POST', '/api/admin/dead-letters/a.b.v1/replay', operator, {})).body).toEqual({ replayed: 2 })

    const action = {
      id: 'a',
      at,
      operatorId: 'olga',
      operatorName: '',
      action: 'persona-suspended',
      targetId: 'p-1',
      targetName: hostile,
      reason,
    }
    gateway.identity.on('ListOperatorActions', () => ({ actions: [action], total: 7 }))
    const audit = await request('GET', '/api/admin/audit?action=persona-suspended', operator)
    expect(audit).toEqual({ status: 200, total: '7', body: [{ ...action, operatorName: null }] })

    const payment = { id: 'pay', packageId: 'citizen-500', amount: 500, credits: 500, status: 'PAYMENT_STATUS_PAID', createdAt: at }
    gateway.billing.on('SearchPayments', () => ({
      payments: [
        { payment, accountId: 'ada' },
        { payment, accountId: '' },
      ],
      total: 2,
    }))
    gateway.identity.on('GetUsernames', () => ({ usernames: { ada: 'Ada' } }))
    const payments = await request('GET', '/api/admin/payments?userId=ada', operator)
    expect(payments.body.map(({ userId, username }: { userId: string; username: string }) => [userId, username])).toEqual([
      ['ada', 'Ada'],
      [null, null],
    ])
  })
})

describe('POST /api/bots/{id}/report', () => {
  it('passes a report on, also of a guest, and explains a second one', async () => {
    gateway.persona.on('ReportPersona', () => ({}))
    const body = { reason: 'other', details: hostile }
    expect((await request('POST', '/api/bots/p-1/report', await gateway.asGuest(), body)).status).toBe(204)
    expect(gateway.persona.calls('ReportPersona').at(-1)).toMatchObject({
      caller: { kind: 'guest' },
      request: { id: 'p-1', reason: 'REPORT_REASON_OTHER', details: hostile },
    })
    gateway.persona.on('ReportPersona', () => {
      throw new DomainError('exists', 'ALREADY_REPORTED', 'You have reported this AI persona already')
    })
    const again = await request('POST', '/api/bots/p-1/report', await gateway.asGuest(), body)
    expect([again.status, again.body.reason]).toEqual([409, 'ALREADY_REPORTED'])
    expect((await request('POST', '/api/bots/p-1/report', await gateway.asGuest(), { reason: 'king' })).status).toBe(400)
  })
})

describe('a suspended persona of one’s own', () => {
  it('says why it is suspended, without who did it', async () => {
    gateway.persona.on('ListOwnPersonas', () => ({ personas: [{ ...persona, rolePrompt: 'x', suspension }] }))
    const { body } = await request('GET', '/api/bots', await gateway.asMember('ada'))
    expect(body[0].suspension).toEqual({ reason, at })
  })
})
