import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { DomainError } from '@rostra/kit/errors'
import { createLog } from '@rostra/kit/log'
import { eventually } from '@rostra/kit/testing/eventually'
import { strFromU8, unzipSync } from 'fflate'
import { exportedFiles } from '../../src/routes/accounts/export/contents.ts'
import { account, user } from '../support/account-fixtures.ts'
import { discussion, discussionOf } from '../support/discussion-fixtures.ts'
import { startGateway, type TestGateway } from '../support/gateway-harness.ts'
import { source, wireSource } from '../support/knowledge-fixtures.ts'
import { requestRaw } from '../support/stream-client.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway({ RATE_LIMIT_SCALE: '10' })
  scriptParts(gateway)
})
afterAll(() => gateway?.stop())

const session = {
  id: 's-1',
  createdAt: '2026-01-01T00:00:00.000Z',
  lastSeenAt: '2026-01-02T00:00:00.000Z',
  agent: 'Firefox',
  current: true,
}
const persona = {
  id: 'p-1',
  slug: 'max',
  name: 'Max',
  category: 'Education',
  voice: 'male1',
  rolePrompt: 'You are an owl',
  strictlyFollows: 'Never lie',
  ownerId: 'u-1',
}
const personaDetails = {
  firstMessage: 'Hoot',
  openingLines: ['Do you sleep?'],
  openingLinesMade: false,
  messageCredits: 2,
  embedOrigins: ['https://owls.example'],
  onlyFromMaterial: true,
  chatModel: 'small',
  version: 3,
}

const payment = {
  id: 'pay-1',
  packageId: 'citizen-100',
  amount: 200,
  credits: 100,
  status: 'PAYMENT_STATUS_PAID',
  createdAt: '2026-01-02T00:00:00.000Z',
  role: 'citizen',
  refunded: 50,
  disputes: [{ id: 'dp_1', amount: 200, won: true }],
  creditsTakenBack: 25,
  sessionId: 'cs_1',
  intentId: 'pi_1',
}
const entry = (n: number) => ({
  id: `e-${n}`,
  at: '2026-01-02T00:00:00.000Z',
  kind: 'exchange',
  amount: -2,
  pocket: 'POCKET_FREE',
  balanceAfter: 500 - n,
  note: 'A message and its answer',
})

const passkey = { id: 'pk-1', name: 'Laptop', createdAt: '2026-01-01T00:00:00.000Z', lastUsedAt: '' }
const suspended = { at: '2026-01-05T00:00:00.000Z', action: 'account-suspended', reason: 'Sells pills' }
const formerEmail = { email: 'former@example.com', until: '2026-01-08T00:00:00.000Z' }
const report = { details: 'Sells pills', at: '2026-01-06T00:00:00.000Z' }
const reportedAnswer = { question: 'Which pills?', answer: 'Mine.' }

const securityEvent = {
  at: '2026-01-02T00:00:00.000Z',
  event: 'signed-in',
  method: 'password',
  factor: '',
  role: '',
  actor: 'self',
  network: '198.51.100.7',
  agent: 'Firefox',
}
const promptVersion = { version: 1, savedAt: '2026-01-02T00:00:00.000Z', rolePrompt: 'You are a cat', strictlyFollows: '' }
const inboxItem = {
  id: 'i-1',
  question: 'Do owls sleep?',
  answer: 'No.',
  rating: 'RATING_DOWN',
  comment: 'They do',
  at: '2026-01-03T00:00:00.000Z',
  state: 'INBOX_STATE_OPEN',
}
const activity = { date: '2026-01-04', conversations: 1, messages: 2, people: 1, upvotes: 0, downvotes: 0 }
const visit = {
  personaId: 'p-9',
  firstAt: '2026-01-04T00:00:00.000Z',
  lastAt: '2026-01-05T00:00:00.000Z',
  dates: ['2026-01-04', '2026-01-05'],
}

const note = { id: 'n-1', text: 'Prefers tea', createdAt: '2026-01-07T00:00:00.000Z', byMember: true }

const askedAt = '2026-01-04T00:00:00.000Z'
const answer = { model: 'claude', modelId: 'claude-x', content: '**Because**', end: 'ANSWER_END_REFUSED' }
const linked = {
  id: 'i-1',
  label: 'Example',
  issuerId: 'example',
  issuer: 'https://id.example.org',
  subject: 's-1',
  name: 'ada@example.com',
  linkedAt: '2026-01-02T00:00:00.000Z',
}
const accessKey = {
  id: 'k-1',
  name: 'laptop',
  scopes: ['chat'],
  start: 'rk_abcde',
  createdAt: '2026-01-02T00:00:00.000Z',
  lastUsedAt: '2026-01-03T00:00:00.000Z',
  expiresAt: '',
}
const app = {
  id: 'a-1',
  name: 'Inspector',
  url: '',
  scopes: ['chat'],
  budget: 100,
  grantedAt: '2026-01-02T00:00:00.000Z',
  lastUsedAt: '2026-01-03T00:00:00.000Z',
}
const ownModel = { personaId: 'p-1', baseUrl: 'https://example.com/v1', model: 'llama', hasKey: true, setAt: '2026-01-03T00:00:00.000Z' }
const webhook = { id: 'w-1', url: 'https://example.com/', events: ['persona.reported'], createdAt: '2026-01-03T00:00:00.000Z' }
const delivery = { id: 'msg_1', event: 'persona.reported', at: '2026-01-04T00:00:00.000Z', state: 'delivered', attempts: 1, status: 204 }
const subscription = { service: 'push.example', createdAt: '2026-01-02T00:00:00.000Z', usedAt: '2026-01-03T00:00:00.000Z' }
const whole = { offline: false, failure: '', end: 'refused' }

function scriptParts({ identity, persona: personas, chat, billing, experts, zeitgeist }: TestGateway) {
  chat.on('GetMemories', () => ({ enabled: true, personas: [{ personaId: 'p-1', personaName: 'Max', personaSlug: 'max', notes: [note] }] }))
  zeitgeist.on('ExportData', () => undefined)
  experts.on('ExportData', () => undefined)
  billing.on('GetBalance', () => ({ free: 480, purchased: 20, held: 6 }))
  billing.on('ListPayments', () => ({ payments: [payment] }))
  billing.on('ListLedger', () => ({ entries: [entry(1)], total: 1 }))
  identity.on('GetAccount', () => account)
  identity.on('ListSessions', () => ({ sessions: [session] }))
  identity.on('ListOwnOperatorActions', () => ({ actions: [suspended] }))
  identity.on('ListFormerEmails', () => ({ emails: [formerEmail] }))
  identity.on('GetSecondFactor', () => ({ totp: true, passkeys: [passkey], recoveryCodesLeft: 8, usedInSession: true }))
  identity.on('ListOwnSecurityEvents', () => ({ events: [securityEvent] }))
  identity.on('ListAccessKeys', () => ({ keys: [accessKey] }))
  identity.on('ListApps', () => ({ apps: [app] }))
  billing.on('ListAppSpending', () => ({ apps: [{ id: 'a-1', credits: 12 }] }))
  identity.on('ListIdentities', () => ({ identities: [linked], hasPassword: true }))
  identity.on('ListPushSubscriptions', () => ({ subscriptions: [subscription] }))
  chat.on('ListInbox', ({ request }) => (request.page === 1 ? { items: [inboxItem], total: 1 } : { items: [] }))
  personas.on('ListPromptVersions', () => ({ versions: [promptVersion] }))
  for (const method of ['ExportKnowledge', 'ExportFiles', 'ExportActivity']) personas.on(method, () => undefined)
  personas.on('ListOwnPersonas', () => ({ personas: [{ ...persona, ...personaDetails }] }))
  personas.on('ListOwnReports', () => ({
    reports: [{ personaId: 'p-8', report: { ...report, reason: 'REPORT_REASON_SPAM' }, open: true, answer: reportedAnswer }],
  }))
  personas.on('ListOwnModels', () => ({ models: [ownModel] }))
  personas.on('ListWebhooks', () => ({ webhooks: [webhook] }))
  personas.on('ListWebhookDeliveries', () => ({ deliveries: [delivery] }))
  personas.on('ListBookmarks', () => ({ bookmarks: [{ personaId: 'p-6', savedAt: '2026-01-03T00:00:00.000Z' }] }))
  personas.on('ListFollowedCreators', () => ({
    creators: [{ ownerId: 'u-5', followedAt: '2026-01-03T00:00:00.000Z', isListed: false }],
  }))
  personas.on('ListOwnVotes', () => ({
    votes: [{ personaId: 'p-7', direction: 'DIRECTION_DOWN', castAt: '2026-01-03T00:00:00.000Z' }],
  }))
}

const conversation = (id: string) => ({
  id,
  personaId: 'p-1',
  personaName: 'Max',
  personaSlug: 'max',
  startedAt: '2026-01-01T00:00:00.000Z',
  lastMessageAt: '2026-01-02T00:00:00.000Z',
  preview: 'Hello',
  title: 'About owls',
})
const message = (conversationId: string, id: string, content = 'Hello') => ({
  id,
  conversationId,
  content,
  isFromPersona: false,
  createdAt: '2026-01-01T00:00:00.000Z',
  status: 'MESSAGE_STATUS_COMPLETE',
})
const noAnswers = { expertA: null, expertB: null, devilAdvocate: null }
const pair = { question: 'What do owls eat?', answer: 'Mice.' }
/** A source without how far its search by meaning is, which changes by itself. */
const sourceOf = (botId: string) => {
  const { meaning: _, ...exported } = source
  return { ...exported, botId }
}
const requestExport = async (on = gateway) => on.fetch('/api/user/export', { headers: await on.asMember('u-1') })
const filesOf = async (response: Response) => {
  const files = Object.entries(unzipSync(new Uint8Array(await response.arrayBuffer())))
  return Object.fromEntries(files.map(([name, bytes]) => [name, name.endsWith('.json') ? JSON.parse(strFromU8(bytes)) : strFromU8(bytes)]))
}

describe('GET /api/user/export', () => {
  it('returns a ZIP of all data that no cache stores', async () => {
    gateway.experts.on('ExportData', async (_request, emit) => {
      await emit({ circle: { entries: [{ personaId: 'p-1', addedAt: askedAt, persona }], left: ['Gone'] } })
      await emit({ discussion: discussionOf() })
      await emit({ discussion: discussionOf({ id: 'd-2' }) })
      await emit({ question: { question: 'Why?', askedAt, answers: { id: 'q-1', expertA: answer, devilAdvocate: answer } } })
      await emit({ question: { question: 'How?', askedAt, sharedAt: askedAt, followUp: { question: 'And then?', askedAt } } })
    })
    gateway.zeitgeist.on('ExportData', async (_request, emit) => {
      await emit({ day: '2026-01-04', conversationId: 'c-1', personaId: 'p-1', messages: 2 })
      await emit({ day: '2026-01-05', conversationId: 'c-2', personaId: 'p-1', messages: 1 })
    })
    gateway.persona.on('ExportKnowledge', async (_request, emit) => {
      const passage = (text: string, page: number) => ({ sourceId: 's-1', title: 'owls.pdf', page, heading: 'Food', text })
      await emit({ personaId: 'p-1', source: wireSource(), passages: [passage('Mice', 1), passage('Grüße "„😀\\', 2)] })
      await emit({ personaId: 'p-1', source: wireSource(), passages: [passage('Voles', 0)] })
      await emit({ personaId: 'p-2', source: wireSource({ id: 's-2', kind: 'SOURCE_KIND_PAIR', pages: 0 }), pair, passages: [] })
    })
    gateway.persona.on('ExportFiles', async (_request, emit) => {
      const owls = { personaId: 'p-1', sourceId: 's-1', title: 'owls & mice.txt' }
      await emit({ ...owls, content: Buffer.from('Owls eat ') })
      await emit({ ...owls, content: Buffer.from('mice.') })
      await emit({ personaId: 'p-1', sourceId: 's-2', title: '../..', content: Buffer.from('Grüße') })
      for (const [index, title] of ['हिन्दी पुस्तक.pdf', 'می\u200cخواهم.pdf', `${'คู่มือร่างกาย'.repeat(30)}.pdf`].entries())
        await emit({ personaId: 'p-1', sourceId: `t-${index}`, title, content: Buffer.from('a') })
    })
    gateway.persona.on('ExportActivity', async (_request, emit) => {
      await emit({ visit })
      await emit({ day: { personaId: 'p-1', activity } })
    })
    gateway.chat.on('ExportConversations', async (_request, emit) => {
      const messages = [message('c-1', 'm-1', 'Grüße "„😀\\'), message('c-1', 'm-2')]
      await emit({ conversation: conversation('c-1'), messages, sharedAt: askedAt, sharedBy: 'ada' })
      await emit({ conversation: conversation('c-2'), messages: [] })
    })
    const response = await requestExport()
    expect(response.status).toBe(200)
    expect(response.headers.get('Content-Type')).toBe('application/zip')
    expect(response.headers.get('Content-Disposition')).toMatch(/^attachment; filename="rostra-export-\d{4}-\d\d-\d\d\.zip"$/)
    expect(response.headers.get('Cache-Control')).toBe('no-store, no-transform')
    const { 'README.txt': readme, ...files } = await filesOf(response)
    expect(files).toEqual({
      'account.json': { user, credits: { free: 480, purchased: 20, held: 6 }, formerEmails: [formerEmail], sessions: [session] },
      'identities.json': [linked],
      'keys.json': [{ ...accessKey, expiresAt: null }],
      'apps.json': [{ ...app, spent: 12 }],
      'notifications.json': [subscription],
      'second-factor.json': { totp: true, passkeys: [{ ...passkey, lastUsedAt: null }], recoveryCodesLeft: 8 },
      'personas.json': [
        expect.objectContaining({
          id: 'p-1',
          rolePrompt: 'You are an owl',
          strictlyFollows: 'Never lie',
          userId: 'u-1',
          ...personaDetails,
        }),
      ],
      'knowledge.json': [
        {
          ...sourceOf('p-1'),
          passages: [
            { page: 1, heading: 'Food', text: 'Mice' },
            { page: 2, heading: 'Food', text: 'Grüße "„😀\\' },
            { page: null, heading: 'Food', text: 'Voles' },
          ],
        },
        { ...sourceOf('p-2'), id: 's-2', kind: 'pair', pages: null, ...pair, passages: [] },
      ],
      'files/p-1/s-1-owls _ mice.txt': 'Owls eat mice.',
      'files/p-1/s-2-_': 'Grüße',
      'files/p-1/t-0-हिन्दी पुस्तक.pdf': 'a',
      'files/p-1/t-1-می\u200cخواهم.pdf': 'a',
      // As long as file systems take.
      [`files/p-1/t-2-${'คู่มือร่างกาย'.repeat(30).slice(0, 65)}.pdf`]: 'a',
      'security-events.json': [securityEvent],
      'prompt-versions.json': [{ botId: 'p-1', versions: [promptVersion] }],
      'inbox.json': [
        expect.objectContaining({ botId: 'p-1', id: 'i-1', question: 'Do owls sleep?', rating: 'down', comment: 'They do', state: 'open' }),
      ],
      'own-models.json': [expect.objectContaining({ botId: 'p-1', baseUrl: ownModel.baseUrl, model: 'llama', hasKey: true })],
      'webhooks.json': [
        expect.objectContaining({ id: 'w-1', url: webhook.url, deliveries: [expect.objectContaining({ id: 'msg_1', status: 204 })] }),
      ],
      'visits.json': [{ botId: 'p-9', firstAt: visit.firstAt, lastAt: visit.lastAt, dates: visit.dates }],
      'analytics.json': [{ botId: 'p-1', ...activity }],
      'operator-actions.json': [suspended],
      'reports.json': [{ botId: 'p-8', ...report, reason: 'spam', open: true, answer: reportedAnswer }],
      'saved-personas.json': [{ botId: 'p-6', savedAt: '2026-01-03T00:00:00.000Z' }],
      'followed-creators.json': [{ userId: 'u-5', followedAt: '2026-01-03T00:00:00.000Z' }],
      'votes.json': [{ botId: 'p-7', vote: 'down', castAt: '2026-01-03T00:00:00.000Z' }],
      'conversations.json': [
        expect.objectContaining({
          id: 'c-1',
          botName: 'Max',
          title: 'About owls',
          share: { sharedAt: askedAt, sharedBy: 'ada' },
          messages: [
            expect.objectContaining({ id: 'm-1', content: 'Grüße "„😀\\', isFromBot: false }),
            expect.objectContaining({ id: 'm-2', status: 'complete' }),
          ],
        }),
        expect.objectContaining({ id: 'c-2', share: null, messages: [] }),
      ],
      'memories.json': { enabled: true, personas: [{ botId: 'p-1', botName: 'Max', botSlug: 'max', notes: [note] }] },
      'circle.json': [expect.objectContaining({ botId: 'p-1', position: 0, bot: expect.objectContaining({ name: 'Max' }) })],
      'discussions.json': [discussion, { ...discussion, id: 'd-2' }],
      'questions.json': [
        {
          question: 'Why?',
          askedAt,
          expertA: { ...answer, ...whole },
          expertB: null,
          devilAdvocate: { ...answer, ...whole },
          sharedAt: null,
          followUp: null,
        },
        { question: 'How?', askedAt, ...noAnswers, sharedAt: askedAt, followUp: { question: 'And then?', askedAt, ...noAnswers } },
      ],
      'insights.json': [
        { day: '2026-01-04', conversationId: 'c-1', botId: 'p-1', messages: 2 },
        { day: '2026-01-05', conversationId: 'c-2', botId: 'p-1', messages: 1 },
      ],
      'payments.json': [
        {
          id: 'pay-1',
          packageId: 'citizen-100',
          amount: 200,
          creditsPurchased: 100,
          status: 'paid',
          createdAt: payment.createdAt,
          role: 'citizen',
          refunded: 50,
          disputes: payment.disputes,
          creditsTakenBack: 25,
          provider: { sessionId: 'cs_1', intentId: 'pi_1' },
        },
      ],
      'ledger.json': [{ ...entry(1), pocket: 'free' }],
    })
    const names = Object.keys(files).map((name) => name.replace(/^files\/.*/, 'files/'))
    expect([...new Set(names)].sort()).toEqual(exportedFiles.map(({ name }) => name).sort())
    for (const name of names) expect(readme).toContain(name)
    expect(readme).toContain('account Ada')
    scriptParts(gateway)
  })

  it('calls every service on behalf of the member', async () => {
    gateway.chat.on('ExportConversations', () => undefined)
    await (await requestExport()).arrayBuffer()
    const calls = [
      ...[
        'GetAccount',
        'ListSessions',
        'ListOwnOperatorActions',
        'ListFormerEmails',
        'GetSecondFactor',
        'ListOwnSecurityEvents',
        'ListIdentities',
      ].map((method) => gateway.identity.calls(method)),
      ...[
        'ListOwnPersonas',
        'ListOwnVotes',
        'ListOwnReports',
        'ListPromptVersions',
        'ExportKnowledge',
        'ExportFiles',
        'ExportActivity',
      ].map((method) => gateway.persona.calls(method)),
      ...['ExportConversations', 'GetMemories', 'ListInbox'].map((method) => gateway.chat.calls(method)),
      gateway.experts.calls('ExportData'),
      gateway.zeitgeist.calls('ExportData'),
      ...['GetBalance', 'ListPayments', 'ListLedger'].map((method) => gateway.billing.calls(method)),
    ]
    for (const recorded of calls) expect(recorded.at(-1)?.caller).toMatchObject({ kind: 'member', id: 'u-1' })
  })

  it('contains every page of the ledger, even when an entry is added meanwhile', async () => {
    gateway.chat.on('ExportConversations', () => undefined)
    const ledger = Array.from({ length: 230 }, (_, n) => entry(230 - n))
    gateway.billing.on('ListLedger', ({ request: { page, limit } }) => {
      const entries = ledger.slice((page - 1) * limit, page * limit)
      if (page === 1) ledger.unshift(entry(231))
      return { entries, total: ledger.length }
    })
    const ids = (await filesOf(await requestExport()))['ledger.json'].map(({ id }: { id: string }) => id)
    expect(ids).toEqual(Array.from({ length: 230 }, (_, n) => `e-${230 - n}`))
    scriptParts(gateway)
  })

  it('contains every page of the payments', async () => {
    gateway.chat.on('ExportConversations', () => undefined)
    const all = Array.from({ length: 430 }, (_, n) => ({ ...payment, id: `pay-${n}` }))
    gateway.billing.on('ListPayments', ({ request: { page } }) => ({ payments: all.slice((page - 1) * 200, page * 200) }))
    const ids = (await filesOf(await requestExport()))['payments.json'].map(({ id }: { id: string }) => id)
    expect(ids).toEqual(all.map(({ id }) => id))
    scriptParts(gateway)
  })

  it('contains no secret', async () => {
    gateway.chat.on('ExportConversations', () => undefined)
    const { cookie } = await gateway.asMember('u-1')
    const text = JSON.stringify(await filesOf(await requestExport()))
    expect(text).not.toContain(cookie.replace('rostra_session=', ''))
    expect(text).not.toContain(await gateway.tokens.member('u-1'))
  })

  it.each([
    ['without conversations', [], []],
    [
      'with a conversation in several parts',
      [
        ['c-1', ['a', 'b']],
        ['c-1', ['c']],
        ['c-1', []],
        ['c-2', ['d']],
      ],
      [
        ['c-1', ['a', 'b', 'c']],
        ['c-2', ['d']],
      ],
    ],
    [
      'with an empty first part',
      [
        ['c-1', []],
        ['c-1', ['a']],
      ],
      [['c-1', ['a']]],
    ],
  ] as [string, [string, string[]][], [string, string[]][]][])('is complete %s', async (_name, parts, expected) => {
    gateway.chat.on('ExportConversations', async (_request, emit) => {
      for (const [id, messages] of parts) await emit({ conversation: conversation(id), messages: messages.map((m) => message(id, m)) })
    })
    const list: { id: string; messages: { id: string }[] }[] = (await filesOf(await requestExport()))['conversations.json']
    expect(list.map(({ id, messages }) => [id, messages.map((m) => m.id)])).toEqual(expected)
  })

  it('has empty lists for a member without circle, discussions, questions and counted days', async () => {
    gateway.chat.on('ExportConversations', () => undefined)
    for (const items of [[], [{ circle: { entries: [] } }]]) {
      gateway.experts.on('ExportData', async (_request, emit) => {
        for (const item of items) await emit(item)
      })
      expect(await filesOf(await requestExport())).toMatchObject({
        'circle.json': [],
        'discussions.json': [],
        'questions.json': [],
        'insights.json': [],
        'knowledge.json': [],
      })
    }
  })

  it('has no HEAD', async () => {
    const before = gateway.identity.calls('ListSessions').length
    expect((await gateway.fetch('/api/user/export', { method: 'HEAD', headers: await gateway.asMember('u-1') })).status).toBe(405)
    expect(gateway.identity.calls('ListSessions').length).toBe(before)
  })

  it('is limited to five an hour for each account', async () => {
    const limited = await startGateway()
    scriptParts(limited)
    limited.chat.on('ExportConversations', () => undefined)
    const statuses: number[] = []
    for (let n = 0; n < 6; n++) {
      const response = await requestExport(limited)
      await response.arrayBuffer()
      statuses.push(response.status)
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
    await limited.stop()
  })
})

describe('a failed export', () => {
  const failing = (peer: 'identity' | 'persona' | 'chat' | 'experts' | 'billing' | 'zeitgeist', method: string) =>
    gateway[peer].on(method, () => {
      throw new DomainError('unavailable', 'OVERLOADED', 'later', { retryAfter: 3 })
    })

  it.each([
    ['identity', 'ListSessions'],
    ['persona', 'ListOwnVotes'],
    ['persona', 'ExportKnowledge'],
    ['chat', 'ExportConversations'],
    ['chat', 'GetMemories'],
    ['experts', 'ExportData'],
    ['zeitgeist', 'ExportData'],
    ['billing', 'ListPayments'],
    ['billing', 'ListLedger'],
  ] as const)('before its first byte is an ordinary refusal (%s %s)', async (peer, method) => {
    gateway.chat.on('ExportConversations', () => undefined)
    failing(peer, method)
    const response = await requestExport()
    expect([response.status, (await response.json()).reason]).toEqual([503, 'OVERLOADED'])
    expect(response.headers.get('Content-Disposition')).toBeNull()
    scriptParts(gateway)
  })

  it.each([
    ['a refusal', new DomainError('unavailable', 'OVERLOADED', 'later')],
    ['an error', new Error('broken')],
  ])('after its first byte, by %s, breaks the response off', async (_name, error) => {
    gateway.chat.on('ExportConversations', async (_request, emit) => {
      for (let n = 0; n < 20; n++)
        await emit({ conversation: conversation(`c-${n}`), messages: [message(`c-${n}`, 'm', 'x'.repeat(50_000))] })
      throw error
    })
    const response = await requestExport()
    expect(response.status).toBe(200)
    await expect(response.arrayBuffer()).rejects.toThrow()
    expect((await gateway.fetch('/api/ping')).status).toBe(200)
  })

  it('because experts sends its data out of order breaks the response off', async () => {
    gateway.chat.on('ExportConversations', () => undefined)
    gateway.experts.on('ExportData', async (_request, emit) => {
      await emit({ question: { question: 'Why?', askedAt } })
      await emit({ discussion: discussionOf() })
    })
    await expect(requestExport().then((response) => response.arrayBuffer())).rejects.toThrow()
    scriptParts(gateway)
  })

  it('because chat has stopped breaks the response off', async () => {
    const separate = await startGateway()
    scriptParts(separate)
    separate.chat.on('ExportConversations', async (_request, emit) => {
      await emit({ conversation: conversation('c-1'), messages: [message('c-1', 'm-1')] })
      await new Promise(() => undefined)
    })
    const response = await requestExport(separate)
    expect(response.status).toBe(200)
    const body = response.arrayBuffer()
    await separate.chat.stop()
    await expect(body).rejects.toThrow()
    await separate.stop()
  })
})

it('a client that disconnects before the first byte cancels the call without an error', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'rostra-gateway-export-'))
  const separate = await startGateway({}, { log: createLog('test', { file: join(folder, 'log') }) })
  scriptParts(separate)
  let started = false
  let cancelled = false
  separate.chat.on('ExportConversations', ({ call }) => {
    started = true
    return new Promise<void>((resolve) => {
      call.signal.addEventListener('abort', () => {
        cancelled = true
        resolve()
      })
    })
  })
  const disconnecting = new AbortController()
  const response = separate.fetch('/api/user/export', { headers: await separate.asMember('u-1'), signal: disconnecting.signal })
  await eventually(() => expect(started).toBe(true))
  disconnecting.abort()
  await expect(response).rejects.toThrow()
  await eventually(() => expect(cancelled).toBe(true))
  await separate.fetch('/api/ping')
  const lines = await eventually(async () => {
    const text = await readFile(join(folder, 'log'), 'utf8')
    expect(text).toContain('/api/ping')
    return text
  })
  expect(lines).toMatch(/"route":"\/api\/user\/export",.*"aborted":true/)
  expect(lines).not.toContain('a request failed')
  await separate.stop()
  await rm(folder, { recursive: true })
})

describe('an export of 48 MB', () => {
  const text = () => Array.from({ length: 4_000 }, () => Math.random().toString(36).slice(2, 14)).join('')
  const count = 1_000
  /** Scripts an export of text that hardly compresses, sent as fast as it is read. */
  function scriptLongConversations() {
    const progress = { conversations: 0, changedAt: Date.now(), cancelled: false }
    gateway.chat.on('ExportConversations', async ({ call }, emit) => {
      call.signal.addEventListener('abort', () => {
        progress.cancelled = true
      })
      const content = text()
      for (let n = 1; n <= count; n++) {
        await emit({ conversation: conversation(`c-${n}`), messages: [message(`c-${n}`, 'm', content.slice(n) + content.slice(0, n))] })
        progress.conversations = n
        progress.changedAt = Date.now()
      }
    })
    return progress
  }

  it('pauses for a stalled client, and is cancelled when the client disconnects', async () => {
    const progress = scriptLongConversations()
    const stream = await requestRaw(`${gateway.url}/api/user/export`, { headers: await gateway.asMember('u-1'), paused: true })
    expect(stream.status).toBe(200)
    await eventually(() => {
      expect(progress.conversations).toBeGreaterThan(0)
      expect(Date.now() - progress.changedAt).toBeGreaterThan(1_000)
    }, 15_000)
    expect(progress.conversations).toBeLessThan(count / 2)
    stream.disconnect()
    await eventually(() => expect(progress.cancelled).toBe(true))
    expect((await gateway.fetch('/api/ping')).status).toBe(200)
  })
})
