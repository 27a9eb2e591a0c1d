import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { DomainError } from '@rostra/kit/errors'
import { createLog } from '@rostra/kit/log'
import { eventually } from '@rostra/kit/testing/eventually'
import { strFromU8, unzipSync } from 'fflate'
import { account, user } from './support/accounts.ts'
import { startGateway, type TestGateway } from './support/gateway.ts'
import { openRaw } from './support/raw-stream.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway({ RATE_LIMIT_SCALE: '10' })
  scriptSmallParts(gateway)
})
afterAll(() => gateway?.stop())

const session = {
  id: 's-1',
  createdAt: '2026-01-01T00:00:00.000Z',
  lastSeenAt: '2026-01-02T00:00:00.000Z',
  agent: 'Firefox',
  current: true,
}
const persona = { id: 'p-1', slug: 'max', name: 'Max', rolePrompt: 'You are an owl', strictlyFollows: 'Never lie', ownerId: 'u-1' }

const payment = {
  id: 'pay-1',
  packageId: 'citizen-100',
  amount: 200,
  credits: 100,
  status: 'PAYMENT_STATUS_PAID',
  createdAt: '2026-01-02T00:00:00.000Z',
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

function scriptSmallParts({ identity, persona: personas, billing }: TestGateway) {
  billing.on('ListPayments', () => ({ payments: [payment] }))
  billing.on('ListLedger', () => ({ entries: [entry(1)], total: 1 }))
  identity.on('GetAccount', () => account)
  identity.on('ListSessions', () => ({ sessions: [session] }))
  personas.on('ListOwnPersonas', () => ({ personas: [persona] }))
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
})
const message = (conversationId: string, id: string, content = 'Hello') => ({
  id,
  conversationId,
  content,
  isFromPersona: false,
  createdAt: '2026-01-01T00:00:00.000Z',
  status: 'MESSAGE_STATUS_COMPLETE',
})
const exported = async (on = gateway) => on.fetch('/api/user/export', { headers: await on.asMember('u-1') })
const filesOf = async (answer: Response) => {
  const files = Object.entries(unzipSync(new Uint8Array(await answer.arrayBuffer())))
  return Object.fromEntries(files.map(([name, bytes]) => [name, name.endsWith('.json') ? JSON.parse(strFromU8(bytes)) : strFromU8(bytes)]))
}

describe('GET /api/user/export', () => {
  it('gives a ZIP of everything, for nobody to keep on the way', async () => {
    gateway.chat.on('ExportConversations', async (_asked, emit) => {
      await emit({ conversation: conversation('c-1'), messages: [message('c-1', 'm-1', 'Grüße "„😀\\'), message('c-1', 'm-2')] })
      await emit({ conversation: conversation('c-2'), messages: [] })
    })
    const answer = await exported()
    expect(answer.status).toBe(200)
    expect(answer.headers.get('Content-Type')).toBe('application/zip')
    expect(answer.headers.get('Content-Disposition')).toMatch(/^attachment; filename="rostra-export-\d{4}-\d\d-\d\d\.zip"$/)
    expect(answer.headers.get('Cache-Control')).toBe('no-store, no-transform')
    const { 'README.txt': readme, ...files } = await filesOf(answer)
    expect(files).toEqual({
      'account.json': { user, sessions: [session] },
      'personas.json': [expect.objectContaining({ id: 'p-1', rolePrompt: 'You are an owl', strictlyFollows: 'Never lie', userId: 'u-1' })],
      'votes.json': [{ botId: 'p-7', vote: 'down', castAt: '2026-01-03T00:00:00.000Z' }],
      'conversations.json': [
        expect.objectContaining({
          id: 'c-1',
          botName: 'Max',
          messages: [
            expect.objectContaining({ id: 'm-1', content: 'Grüße "„😀\\', isFromBot: false }),
            expect.objectContaining({ id: 'm-2', status: 'complete' }),
          ],
        }),
        expect.objectContaining({ id: 'c-2', messages: [] }),
      ],
      'payments.json': [
        { id: 'pay-1', packageId: 'citizen-100', amount: 200, creditsPurchased: 100, status: 'paid', createdAt: payment.createdAt },
      ],
      'ledger.json': [{ ...entry(1), pocket: 'free' }],
    })
    for (const name of Object.keys(files)) expect(readme).toContain(name)
    expect(readme).toContain('account Ada')
  })

  it('asks every service in the member’s name', async () => {
    gateway.chat.on('ExportConversations', () => undefined)
    await (await exported()).arrayBuffer()
    const asked = [
      ...['GetAccount', 'ListSessions'].map((method) => gateway.identity.calls(method)),
      ...['ListOwnPersonas', 'ListOwnVotes'].map((method) => gateway.persona.calls(method)),
      gateway.chat.calls('ExportConversations'),
      ...['GetBalance', 'ListPayments', 'ListLedger'].map((method) => gateway.billing.calls(method)),
    ]
    for (const calls of asked) expect(calls.at(-1)?.caller).toMatchObject({ kind: 'member', id: 'u-1' })
  })

  it('has every page of the ledger, also when one more entry comes meanwhile', async () => {
    gateway.chat.on('ExportConversations', () => undefined)
    const ledger = Array.from({ length: 230 }, (_, n) => entry(230 - n))
    gateway.billing.on('ListLedger', ({ request: { page, limit } }) => {
      const entries = ledger.slice((page - 1) * limit, page * limit)
      if (page === 1) ledger.unshift(entry(231))
      return { entries, total: ledger.length }
    })
    const ids = (await filesOf(await exported()))['ledger.json'].map(({ id }: { id: string }) => id)
    expect(ids).toEqual(Array.from({ length: 230 }, (_, n) => `e-${230 - n}`))
    scriptSmallParts(gateway)
  })

  it('has no secret in it', async () => {
    gateway.chat.on('ExportConversations', () => undefined)
    const { cookie } = await gateway.asMember('u-1')
    const text = JSON.stringify(await filesOf(await exported()))
    expect(text).not.toContain(cookie.replace('rostra_session=', ''))
    expect(text).not.toContain(await gateway.tokens.member('u-1'))
  })

  it.each([
    ['without conversations', [], []],
    [
      'with one that comes in parts',
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
      'with parts that begin empty',
      [
        ['c-1', []],
        ['c-1', ['a']],
      ],
      [['c-1', ['a']]],
    ],
  ] as [string, [string, string[]][], [string, string[]][]][])('is whole %s', async (_name, parts, whole) => {
    gateway.chat.on('ExportConversations', async (_asked, emit) => {
      for (const [id, messages] of parts) await emit({ conversation: conversation(id), messages: messages.map((m) => message(id, m)) })
    })
    const list: { id: string; messages: { id: string }[] }[] = (await filesOf(await exported()))['conversations.json']
    expect(list.map(({ id, messages }) => [id, messages.map((m) => m.id)])).toEqual(whole)
  })

  it('is not started by a HEAD', async () => {
    const before = gateway.identity.calls('ListSessions').length
    expect((await gateway.fetch('/api/user/export', { method: 'HEAD', headers: await gateway.asMember('u-1') })).status).toBe(404)
    expect(gateway.identity.calls('ListSessions').length).toBe(before)
  })

  it('is for each account five times an hour', async () => {
    const narrow = await startGateway()
    scriptSmallParts(narrow)
    narrow.chat.on('ExportConversations', () => undefined)
    const statuses: number[] = []
    for (let n = 0; n < 6; n++) {
      const answer = await exported(narrow)
      await answer.arrayBuffer()
      statuses.push(answer.status)
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
    await narrow.stop()
  })
})

describe('an export that fails', () => {
  const failing = (peer: 'identity' | 'persona' | 'chat' | 'billing', method: string) =>
    gateway[peer].on(method, () => {
      throw new DomainError('unavailable', 'OVERLOADED', 'later', { retryAfter: 3 })
    })

  it.each([
    ['identity', 'ListSessions'],
    ['persona', 'ListOwnVotes'],
    ['chat', 'ExportConversations'],
    ['billing', 'ListPayments'],
    ['billing', 'ListLedger'],
  ] as const)('before its first byte is an ordinary refusal (%s %s)', async (peer, method) => {
    gateway.chat.on('ExportConversations', () => undefined)
    failing(peer, method)
    const answer = await exported()
    expect([answer.status, (await answer.json()).reason]).toEqual([503, 'OVERLOADED'])
    expect(answer.headers.get('Content-Disposition')).toBeNull()
    scriptSmallParts(gateway)
  })

  it.each([
    ['a refusal', new DomainError('unavailable', 'OVERLOADED', 'later')],
    ['an error', new Error('broken')],
  ])('in the middle, by %s, breaks off: nobody takes it for whole', async (_name, error) => {
    gateway.chat.on('ExportConversations', async (_asked, emit) => {
      for (let n = 0; n < 20; n++)
        await emit({ conversation: conversation(`c-${n}`), messages: [message(`c-${n}`, 'm', 'x'.repeat(50_000))] })
      throw error
    })
    const answer = await exported()
    expect(answer.status).toBe(200)
    await expect(answer.arrayBuffer()).rejects.toThrow()
    expect((await gateway.fetch('/api/ping')).status).toBe(200)
  })

  it('because chat dies breaks off too', async () => {
    const alone = await startGateway()
    scriptSmallParts(alone)
    alone.chat.on('ExportConversations', async (_asked, emit) => {
      await emit({ conversation: conversation('c-1'), messages: [message('c-1', 'm-1')] })
      await new Promise(() => undefined)
    })
    const answer = await exported(alone)
    expect(answer.status).toBe(200)
    const whole = answer.arrayBuffer()
    await alone.chat.stop()
    await expect(whole).rejects.toThrow()
    await alone.stop()
  })
})

it('a reader that leaves before the first byte ends the call, and is no error', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'rostra-gateway-export-'))
  const alone = await startGateway({}, { log: createLog('test', { file: join(folder, 'log') }) })
  scriptSmallParts(alone)
  let begun = false
  let cancelled = false
  alone.chat.on('ExportConversations', ({ call }) => {
    begun = true
    return new Promise<void>((resolve) => {
      call.signal.addEventListener('abort', () => {
        cancelled = true
        resolve()
      })
    })
  })
  const leaving = new AbortController()
  const answer = alone.fetch('/api/user/export', { headers: await alone.asMember('u-1'), signal: leaving.signal })
  await eventually(() => expect(begun).toBe(true))
  leaving.abort()
  await expect(answer).rejects.toThrow()
  await eventually(() => expect(cancelled).toBe(true))
  await alone.fetch('/api/ping')
  const lines = await eventually(async () => {
    const text = await readFile(join(folder, 'log'), 'utf8')
    expect(text).toContain('/api/ping')
    return text
  })
  expect(lines).toMatch(/"route":"\/api\/user\/export",.*"aborted":true/)
  expect(lines).not.toContain('a request failed')
  await alone.stop()
  await rm(folder, { recursive: true })
})

describe('an export of 48 MB', () => {
  const text = () => Array.from({ length: 4_000 }, () => Math.random().toString(36).slice(2, 14)).join('')
  const count = 1_000
  /** Text that hardly compresses, given as fast as it is taken. */
  function longChats() {
    const given = { conversations: 0, changedAt: Date.now(), cancelled: false }
    gateway.chat.on('ExportConversations', async ({ call }, emit) => {
      call.signal.addEventListener('abort', () => {
        given.cancelled = true
      })
      const content = text()
      for (let n = 1; n <= count; n++) {
        await emit({ conversation: conversation(`c-${n}`), messages: [message(`c-${n}`, 'm', content.slice(n) + content.slice(0, n))] })
        given.conversations = n
        given.changedAt = Date.now()
      }
    })
    return given
  }

  it('waits for a reader that stalls, instead of growing memory, and ends when it leaves', async () => {
    const given = longChats()
    const stream = await openRaw(`${gateway.url}/api/user/export`, { headers: await gateway.asMember('u-1'), paused: true })
    expect(stream.status).toBe(200)
    await eventually(() => expect(Date.now() - given.changedAt).toBeGreaterThan(1_000), 15_000)
    expect(given.conversations).toBeGreaterThan(0)
    expect(given.conversations).toBeLessThan(count / 2)
    stream.leave()
    await eventually(() => expect(given.cancelled).toBe(true))
    expect((await gateway.fetch('/api/ping')).status).toBe(200)
  })
})
