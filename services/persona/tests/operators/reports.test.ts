import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { registry } from '@rostra/kit/metrics'
import type { CallOptions, RpcClient } from '@rostra/kit/rpc/client'
import { eventTimeoutMs } from '@rostra/kit/testing/event-timeout'
import { eventually } from '@rostra/kit/testing/eventually'
import type { ReportReason } from '@rostra/proto/gen/rostra/persona/v1/ReportReason'
import { PersonaService } from '@rostra/proto/persona'
import { accountDeleted } from '../events.ts'
import { createHarness, type Harness } from '../harness.ts'

let harness: Harness
let one: RpcClient
let other: RpcClient
let operator: CallOptions

beforeAll(async () => {
  harness = await createHarness()
  const replicas = await Promise.all([harness.startReplica({}, { countReportsMs: 50 }), harness.startReplica()])
  one = replicas[0].client()
  other = replicas[1].client()
  operator = { token: await harness.identity.member('olga', 'super_senator') }
})
afterAll(() => harness?.end())

const member = async (id: string) => ({ token: await harness.identity.member(id) })
const report = (id: string, caller: CallOptions, over: { reason?: ReportReason; details?: string } = {}, client = one) =>
  client.call(PersonaService.ReportPersona, { id, reason: 'REPORT_REASON_SPAM', ...over }, caller)
const reported = (page = 1, limit = 100) => one.call(PersonaService.ListReportedPersonas, { page, limit }, operator)
const reportsOf = async (id: string) => (await reported()).personas.find(({ persona }) => persona?.persona?.id === id)
const dismiss = (id: string) => one.call(PersonaService.DismissReports, { id, reason: 'Harmless' }, operator)
const rows = () => harness.connection.collection('reports')

describe('ReportPersona', () => {
  it('keeps one open report a person and persona, also of guests and on two replicas at once', async () => {
    const id = await harness.addPersona({ ownerId: 'ada' })
    const bob = await member('bob')
    const guest = { token: await harness.identity.guest('g') }
    const attempts = [one, other, one, other].map((client) => report(id, bob, { details: 'Sells pills' }, client))
    const outcomes = await Promise.allSettled(attempts)
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const refused = outcomes.find((outcome) => outcome.status === 'rejected')
    expect(refused?.reason).toMatchObject({ kind: 'exists', reason: 'ALREADY_REPORTED' })
    await report(id, guest, { reason: 'REPORT_REASON_OTHER', details: 'It is rude' })
    expect(await reportsOf(id)).toMatchObject({
      persona: { openReports: 2 },
      reports: [
        { reason: 'REPORT_REASON_OTHER', details: 'It is rude' },
        { reason: 'REPORT_REASON_SPAM', details: 'Sells pills' },
      ],
    })
  })

  it('is refused for a member whose address is not confirmed', async () => {
    const id = await harness.addPersona({ ownerId: 'ada' })
    const unconfirmed = { token: await harness.identity.member('new', 'citizen', false) }
    await expect(report(id, unconfirmed)).rejects.toMatchObject({ kind: 'denied', reason: 'EMAIL_NOT_CONFIRMED' })
    expect(await reportsOf(id)).toBeUndefined()
  })

  it('stores no name or id of who reported, and forgets a deleted account', async () => {
    const id = await harness.addPersona({ ownerId: 'ada' })
    await report(id, await member('victor'))
    const [row] = await rows().find({ personaId: id }).toArray()
    expect(JSON.stringify(row)).not.toContain('victor')
    await (await harness.buses.join()).publish([accountDeleted('victor')])
    await eventually(async () => expect((await rows().findOne({ personaId: id }))?.reporter).toBe(`deleted:${row?._id}`), eventTimeoutMs)
    expect((await reportsOf(id))?.reports).toHaveLength(1)
  })

  it('is listed to who made it, with its state, and to nobody else', async () => {
    const id = await harness.addPersona({ ownerId: 'ada' })
    const open = await harness.addPersona({ ownerId: 'ada' })
    const carl = await member('carl')
    const guest = { token: await harness.identity.guest('carl') }
    await report(id, carl, { details: 'Sells pills' })
    await dismiss(id)
    harness.clock.now = new Date(harness.clock.now.getTime() + 1_000)
    await report(open, carl)
    const own = async (caller: CallOptions) => (await other.call(PersonaService.ListOwnReports, {}, caller)).reports
    const shown = (personaId: string, details: string) => ({
      personaId,
      report: { reason: 'REPORT_REASON_SPAM', details, at: expect.any(String), id: '', hasAnswer: false },
      answer: null,
    })
    expect(await own(carl)).toEqual([
      { ...shown(open, ''), open: true },
      { ...shown(id, 'Sells pills'), open: false },
    ])
    expect(await own(await member('dora'))).toEqual([])
    await expect(own(guest)).rejects.toMatchObject({ kind: 'unauthenticated', reason: 'AUTH_REQUIRED' })
  })

  it('is refused to anonymous callers and the owner, for personas that cannot be seen, and without a reason', async () => {
    const id = await harness.addPersona({ ownerId: 'ada' })
    const secret = await harness.addPersona({ ownerId: 'ada', visibility: 'private' })
    const bob = await member('bob')
    await expect(report(id, {})).rejects.toMatchObject({ kind: 'unauthenticated', reason: 'AUTH_REQUIRED' })
    await expect(report(id, await member('ada'))).rejects.toMatchObject({ kind: 'denied', reason: 'OWN_PERSONA' })
    for (const hidden of [secret, '0'.repeat(24), 'x']) await expect(report(hidden, bob)).rejects.toMatchObject({ reason: 'BOT_NOT_FOUND' })
    for (const over of [
      { reason: 'REPORT_REASON_UNSPECIFIED' as const },
      { reason: 'REPORT_REASON_OTHER' as const, details: ' ' },
      { details: 'x'.repeat(1_001) },
    ])
      await expect(report(id, bob, over)).rejects.toMatchObject({ kind: 'invalid', reason: 'VALIDATION' })
    expect(await reportsOf(id)).toBeUndefined()
  })
})

describe('a report of an answer', () => {
  const answer = { question: 'How much may I take?', answer: 'Take **ten** pills.' }
  const withAnswer = (id: string, caller: CallOptions) =>
    one.call(PersonaService.ReportPersona, { id, reason: 'REPORT_REASON_HARMFUL', answer }, caller)
  const answersOf = async (id: string, caller = operator) => (await other.call(PersonaService.ListReportedAnswers, { id }, caller)).answers

  it('shows operators the answer with its question, while it is open, and its person in the export', async () => {
    const id = await harness.addPersona({ ownerId: 'ada' })
    await report(id, await member('plain'))
    await withAnswer(id, await member('frank'))
    const listed = (await reportsOf(id))?.reports ?? []
    const withOne = listed.find(({ hasAnswer }) => hasAnswer)
    expect(listed.map(({ hasAnswer }) => hasAnswer).sort()).toEqual([false, true])
    expect(await answersOf(id)).toEqual([{ reportId: withOne?.id, answer }])
    const { reports } = await one.call(PersonaService.ListOwnReports, {}, await member('frank'))
    expect(reports).toMatchObject([{ personaId: id, answer }])
    await dismiss(id)
    expect(await answersOf(id)).toEqual([])
  })

  it('is shown to operators only', async () => {
    const id = await harness.addPersona({ ownerId: 'ada' })
    await expect(answersOf(id, await member('ada'))).rejects.toMatchObject({ reason: 'OPERATORS_ONLY' })
    await expect(answersOf(id, {})).rejects.toMatchObject({ reason: 'AUTH_REQUIRED' })
  })

  it('of a guest is that of the account which the guest becomes, and goes with it', async () => {
    const [id, twice] = [await harness.addPersona({ ownerId: 'ada' }), await harness.addPersona({ ownerId: 'ada' })]
    const guest = { token: await harness.identity.guest('gwen') }
    const gwen = await member('gwen-2')
    for (const personaId of [id, twice]) await withAnswer(personaId, guest)
    await withAnswer(twice, gwen)
    await expect(one.call(PersonaService.AdoptReports, { guestToken: gwen.token }, gwen)).rejects.toMatchObject({ reason: 'TOKEN_INVALID' })
    for (const client of [one, other]) await client.call(PersonaService.AdoptReports, { guestToken: guest.token }, gwen)
    expect([await answersOf(id), await answersOf(twice)]).toMatchObject([[{ answer }], [{ answer }]])
    expect((await reportsOf(twice))?.reports).toHaveLength(2)
    const { reports } = await one.call(PersonaService.ListOwnReports, {}, gwen)
    expect(reports.map(({ personaId }) => personaId).sort()).toEqual([id, twice].sort())
    await (await harness.buses.join()).publish([accountDeleted('gwen-2')])
    await eventually(async () => expect([await answersOf(id), await answersOf(twice)]).toEqual([[], []]), eventTimeoutMs)
  })

  it('loses the answer with the account of its person, and the report stays', async () => {
    const id = await harness.addPersona({ ownerId: 'ada' })
    await withAnswer(id, await member('grace'))
    await (await harness.buses.join()).publish([accountDeleted('grace')])
    await eventually(async () => expect(await answersOf(id)).toEqual([]), eventTimeoutMs)
    expect(JSON.stringify(await rows().find({ personaId: id }).toArray())).not.toContain('pills')
    expect((await reportsOf(id))?.reports).toMatchObject([{ reason: 'REPORT_REASON_HARMFUL', hasAnswer: false }])
  })
})

describe('the queue of reports', () => {
  it('has the persona with the most reports first, and its pages have the total', async () => {
    await rows().deleteMany({})
    await harness.connection.collection('personas').updateMany({}, { $unset: { openReports: 1 } })
    const once = await harness.addPersona({ slug: 'once' })
    const twice = await harness.addPersona({ slug: 'twice' })
    await report(once, await member('p1'))
    for (const name of ['p1', 'p2']) await report(twice, await member(name))
    const all = await reported()
    expect([all.personas.map(({ persona }) => persona?.persona?.slug), all.total]).toEqual([['twice', 'once'], 2])
    const second = await reported(2, 1)
    expect([second.personas.map(({ persona }) => persona?.persona?.slug), second.total]).toEqual([['once'], 2])
  })

  it('loses a persona whose reports are dismissed, which can then be reported again', async () => {
    const id = await harness.addPersona()
    await report(id, await member('bob'))
    await dismiss(id)
    expect(await reportsOf(id)).toBeUndefined()
    await expect(dismiss(id)).rejects.toMatchObject({ kind: 'not_found', reason: 'NO_REPORTS' })
    await report(id, await member('bob'))
    expect((await reportsOf(id))?.reports).toHaveLength(1)
  })

  it('loses a persona that is suspended or deleted, and its closed reports have an end', async () => {
    const ids = [await harness.addPersona({ ownerId: 'ada' }), await harness.addPersona({ ownerId: 'ada' })]
    for (const id of ids) await report(id, await member('bob'))
    await one.call(PersonaService.SuspendPersona, { id: ids[0], reason: 'Sells pills to children' }, operator)
    await one.call(PersonaService.DeletePersona, { id: ids[1] }, await member('ada'))
    for (const id of ids) {
      expect(await reportsOf(id)).toBeUndefined()
      // The reports of a deleted persona are closed in the background.
      await eventually(async () =>
        expect(await rows().findOne({ personaId: id })).toMatchObject({ isOpen: false, closedAt: expect.any(Date) }),
      )
    }
    const ttl = (await rows().indexes()).find(({ expireAfterSeconds }) => expireAfterSeconds)
    expect([ttl?.key, ttl?.expireAfterSeconds]).toEqual([{ closedAt: 1 }, 180 * 86_400])
  })

  it('is measured by the number of open reports and the age of the oldest', async () => {
    const gauge = async (name: string) => (await registry.getSingleMetric(name)?.get())?.values[0]?.value
    const id = await harness.addPersona({ ownerId: 'ada' })
    await report(id, await member('bob'))
    const open = rows().find({ isOpen: true })
    const [oldest, ...others] = await open.sort({ at: 1 }).toArray()
    harness.clock.now = new Date(oldest?.at.getTime() + 90_000)
    await eventually(async () => {
      expect(await gauge('rostra_persona_open_reports')).toBe(others.length + 1)
      expect(await gauge('rostra_persona_oldest_open_report_seconds')).toBe(90)
    })
    await dismiss(id)
    await eventually(async () => expect(await gauge('rostra_persona_open_reports')).toBe(others.length))
  })

  it('is refused to all but super senators', async () => {
    const bob = await member('bob')
    await expect(one.call(PersonaService.ListReportedPersonas, { page: 1, limit: 1 }, bob)).rejects.toMatchObject({
      reason: 'OPERATORS_ONLY',
    })
    await expect(one.call(PersonaService.DismissReports, { id: 'x' }, bob)).rejects.toMatchObject({ reason: 'OPERATORS_ONLY' })
  })
})

describe('the queries of operators', () => {
  it('have an index', async () => {
    const personas = harness.connection.collection('personas')
    const text = { $text: { $search: '"ada"' } }
    const listed = { $or: [{ visibility: { $in: ['public', 'unlisted'] } }, { 'suspension.at': { $exists: true } }] }
    const queries = [
      personas
        .find({ openReports: { $gt: 0 } })
        .sort({ openReports: -1, _id: -1 })
        .limit(25),
      personas.find(listed).sort({ createdAt: -1, _id: -1 }).limit(25),
      personas.find({ 'suspension.at': { $exists: true } }),
      personas.find({ $and: [{ $or: [{ slug: 'a' }, { ownerId: 'a' }, text] }, listed] }).sort({ createdAt: -1, _id: -1 }),
      personas.find({ pinSlot: { $exists: true } }).sort({ pinSlot: 1 }),
      personas.find({ isExcluded: true }).sort({ _id: 1 }),
      personas.find({ visibility: 'public', conversationCount: { $gte: 10 } }).sort({ popularity: -1, _id: -1 }),
      rows().find({ personaId: 'x', isOpen: true }).sort({ at: -1, _id: -1 }),
      rows().find({ isOpen: true }).sort({ at: 1 }).limit(1),
      rows().find({ reporter: 'x' }).sort({ at: -1 }),
      harness.connection
        .collection('operator_events')
        .find({ 'outbox.at': { $exists: true } })
        .sort({ 'outbox.at': 1 }),
    ]
    for (const query of queries) expect(JSON.stringify((await query.explain()).queryPlanner.winningPlan)).not.toContain('COLLSCAN')
    for (const index of [0, 6, 7])
      expect(JSON.stringify((await queries[index]?.explain())?.queryPlanner.winningPlan)).not.toContain('"SORT"')
  })
})
