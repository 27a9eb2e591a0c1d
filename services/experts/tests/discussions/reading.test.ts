import { status } from '@grpc/grpc-js'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { EventEnvelope } from '@rostra/kit/events/event-bus'
import { eventTimeoutMs } from '@rostra/kit/testing/event-timeout'
import { eventually } from '@rostra/kit/testing/eventually'
import { ExpertsService } from '@rostra/proto/experts'
import { DiscussionFinishedEvent } from '@rostra/proto/experts-events'
import type { ExportedData__Output } from '@rostra/proto/gen/rostra/experts/v1/ExportedData'
import { deleteAccount } from '../harness/delete-account.ts'
import { createExpertsHarness, type ExpertsHarness, type Replica } from '../harness/experts-harness.ts'
import { modelsOf } from '../harness/scripted-models.ts'
import { suspendAccount } from '../harness/suspend-account.ts'
import { debatingModel } from './debating-model.ts'
import { ended, get, start } from './discussion-client.ts'

describe('a stored discussion', () => {
  let harness: ExpertsHarness
  let replica: Replica
  let other: Replica
  /** The promises that a step waits for, by question. */
  const gates = new Map<string, Promise<unknown>>()
  const events: EventEnvelope[] = []

  beforeAll(async () => {
    harness = await createExpertsHarness()
    const model = debatingModel(async (request, kind) => {
      const question = request.hints?.task?.question ?? ''
      await gates.get(`${kind}: ${question}`)
      if (question.includes('fails') && kind === 'draft') throw new Error('away')
      if (question.includes('no chair') && kind === 'chair') throw new Error('away')
      if (question.includes('is cut off') && kind !== 'chair')
        return { text: `In my field this is simple.\n\nPosition: The way of ${request.hints?.name} is the one to take.`, finish: 'length' }
      if (question.includes('all agree') && kind === 'draft') return 'Position: You should begin with a short walk.'
      if (question.includes('Galen declines') && request.hints?.name === 'Galen') return { text: 'I will not say.', finish: 'refused' }
      return question.includes('without Galen') && request.hints?.name === 'Galen' ? '' : undefined
    })
    replica = await harness.startReplica(modelsOf(model))
    other = await harness.startReplica(modelsOf(model))
    await harness.bus.subscribe({ topic: DiscussionFinishedEvent.topic, group: 'test', handle: async (event) => void events.push(event) })
  })
  afterAll(() => harness?.stop())

  const memberWith = async (...names: string[]) => {
    const personas = names.map((name) => harness.personas.add({ name }))
    const ids = personas.map(({ id }) => id)
    return { ...(await harness.memberWithCircle(replica.client, ids)), personas }
  }
  const finished = async (member: { token: string }, prompt?: string) => {
    const id = await start(replica.client, member, prompt)
    return ended(replica.client, member, id)
  }
  const eventOf = (id: string) =>
    eventually(() => {
      const event = events.find((each) => each.id === id)
      if (!event) throw new Error('not published yet')
      return { ...DiscussionFinishedEvent.deserialize(event.payload), key: event.key }
    }, eventTimeoutMs)
  const outcomes = async (discussionIds: string[], service = 'billing') =>
    harness.connect(replica.app.port, service).call(ExpertsService.GetOutcomes, { discussionIds }, {})

  it('is shown to its member only, and listed latest first', async () => {
    const member = await memberWith('Ada', 'Plato')
    const ids: string[] = []
    for (const prompt of ['First?', 'Second?', 'Third?']) ids.unshift((await finished(member, prompt)).id)
    const list = (page: number, limit: number, token = member.token) =>
      replica.client.call(ExpertsService.ListDiscussions, { page, limit }, { token })
    const { discussions, total } = await list(1, 2)
    expect([discussions.map(({ id }) => id), total]).toEqual([ids.slice(0, 2), 3])
    expect(discussions[0]).toMatchObject({ prompt: 'Third?', status: 'DISCUSSION_STATUS_COMPLETED', experts: 2 })
    expect((await list(2, 2)).discussions.map(({ id }) => id)).toEqual(ids.slice(2))
    const stranger = await memberWith('Ada', 'Plato')
    expect((await list(1, 10, stranger.token)).total).toBe(0)
    for (const id of [ids[0] ?? '', 'x', '0'.repeat(24)])
      await expect(get(replica.client, stranger, id)).rejects.toMatchObject({ kind: 'not_found', reason: 'DISCUSSION_NOT_FOUND' })
    await expect(list(0, 10)).rejects.toMatchObject({ reason: 'VALIDATION' })
  })

  it('is followed on another replica, state by state', async () => {
    const gate = Promise.withResolvers<void>()
    gates.set('revision: Wait?', gate.promise)
    const member = await memberWith('Ada', 'Plato')
    const id = await start(replica.client, member, 'Wait?')
    const phases: string[] = []
    for await (const { phase, contributions } of await other.client.open(
      ExpertsService.FollowDiscussion,
      { id },
      { token: member.token },
    )) {
      phases.push(phase)
      if (contributions.length === 2) gate.resolve()
    }
    expect(phases).toContain('PHASE_REVISIONS')
    expect(phases.at(-1)).toBe('PHASE_ENDED')
    await expect(ended(other.client, await memberWith(), id)).rejects.toMatchObject({ code: status.NOT_FOUND })
  })

  it('that failed says so, costs nothing and is published with no expert to charge', async () => {
    const discussion = await finished(await memberWith('Ada', 'Plato'), 'Who fails?')
    expect(discussion).toMatchObject({ status: 'DISCUSSION_STATUS_FAILED', credits: 0, consensus: '', phase: 'PHASE_ENDED' })
    expect(discussion.failure).toMatch(/^Fewer than two of your experts answered, so there was nothing to discuss\. Please/)
    expect(discussion.experts.every(({ absent }) => absent)).toBe(true)
    expect(await eventOf(discussion.id)).toMatchObject({ experts: 2, answeredExperts: 0 })
  })

  it('whose chair failed is completed without consensus: its answers can be read and shared, and its experts are charged', async () => {
    const member = await memberWith('Ada', 'Plato', 'Galen')
    const discussion = await finished(member, 'What without Galen, and no chair?')
    expect(discussion).toMatchObject({ status: 'DISCUSSION_STATUS_COMPLETED', phase: 'PHASE_ENDED', failure: '', credits: 4 })
    expect(discussion).toMatchObject({ consensus: '', agreement: 'AGREEMENT_UNSPECIFIED', minorityView: '', minorityExpertIds: [] })
    expect(discussion.contributions.map(({ round }) => round)).toEqual([1, 1, 2, 2])
    expect(await get(other.client, member, discussion.id)).toEqual(discussion)
    expect(await eventOf(discussion.id)).toMatchObject({ experts: 3, answeredExperts: 2 })
    expect((await outcomes([discussion.id])).outcomes).toEqual([{ ended: true, answeredExperts: 2 }])
    const { token } = await replica.client.call(ExpertsService.ShareDiscussion, { id: discussion.id }, { token: member.token })
    const shared = await other.client.call(ExpertsService.GetSharedDiscussion, { token }, {})
    expect(shared.contributions).toEqual(discussion.contributions)
  })

  it('says which answers were cut off, and whether there was no second round because the first answers agreed', async () => {
    const member = await memberWith('Ada', 'Plato')
    const cut = await finished(member, 'What is cut off?')
    expect(cut.contributions.map(({ round, end }) => [round, end])).toEqual([1, 1, 2, 2].map((round) => [round, 'ANSWER_END_LENGTH']))
    expect(cut.revisionsSkipped).toBe(false)
    const agreed = await finished(member, 'When do all agree?')
    expect(agreed.contributions.map(({ round, end }) => [round, end])).toEqual([1, 1].map((round) => [round, 'ANSWER_END_FINISHED']))
    expect(agreed.revisionsSkipped).toBe(true)
  })

  it('says which expert declined, shows none of its words, and does not charge it', async () => {
    const member = await memberWith('Ada', 'Plato', 'Galen')
    const { id, experts, contributions, credits } = await finished(member, 'What if Galen declines?')
    expect(experts.map(({ absent, declined }) => [absent, declined])).toEqual([...Array(2).fill([false, false]), [true, true]])
    expect([contributions.map(({ expertId }) => expertId).includes(experts[2]?.id ?? ''), credits]).toEqual([false, 4])
    expect(await eventOf(id)).toMatchObject({ experts: 3, answeredExperts: 2 })
    const { token } = await replica.client.call(ExpertsService.ShareDiscussion, { id }, { token: member.token })
    const shared = await other.client.call(ExpertsService.GetSharedDiscussion, { token }, {})
    expect(shared.experts.map(({ declined }) => declined)).toEqual([false, false, true])
  })

  it('charges the experts that answered, and its outcome is for billing only', async () => {
    const gate = Promise.withResolvers<void>()
    gates.set('chair: Late?', gate.promise)
    const member = await memberWith('Ada', 'Plato', 'Galen')
    const { id, experts, credits } = await finished(member, 'What without Galen?')
    expect([experts.map(({ absent }) => absent), credits]).toEqual([[false, false, true], 4])
    expect(await eventOf(id)).toMatchObject({ discussionId: id, accountId: member.id, key: member.id, experts: 3, answeredExperts: 2 })
    const ongoing = await start(replica.client, member, 'Late?')
    expect((await outcomes([id, ongoing, '0'.repeat(24), 'x'])).outcomes).toEqual([
      { ended: true, answeredExperts: 2 },
      { ended: false, answeredExperts: 0 },
      { ended: true, answeredExperts: 0 },
      { ended: true, answeredExperts: 0 },
    ])
    gate.resolve()
    await expect(outcomes([id], 'gateway')).rejects.toMatchObject({ reason: 'SERVICE_NOT_ALLOWED' })
    await expect(outcomes(Array(201).fill(id))).rejects.toMatchObject({ reason: 'VALIDATION' })
  })

  describe('that is shared', () => {
    const share = (id: string, token: string) => replica.client.call(ExpertsService.ShareDiscussion, { id }, { token })
    const read = (token: string) => other.client.call(ExpertsService.GetSharedDiscussion, { token }, {})

    it('is readable with its token, until the token is replaced or revoked', async () => {
      const member = await memberWith('Ada', 'Plato')
      const { id, version } = await finished(member)
      const { token } = await share(id, member.token)
      expect(token).toMatch(/^[\w-]{32}$/)
      expect(await read(token)).toMatchObject({ id, credits: 0, shared: false, consensus: expect.stringContaining('Ada') })
      expect(await get(replica.client, member, id)).toMatchObject({ shared: true, version: version + 1 })
      const listed = async () => (await other.client.call(ExpertsService.ListShares, {}, { token: member.token })).discussions
      expect(await listed()).toMatchObject([{ id, prompt: expect.any(String), sharedAt: expect.stringMatching(/Z$/) }])
      expect(JSON.stringify(await harness.connection.collection('discussions').find().toArray())).not.toContain(token)
      const second = await share(id, member.token)
      await expect(read(token)).rejects.toMatchObject({ reason: 'DISCUSSION_NOT_FOUND' })
      for (const _twice of [1, 2]) await replica.client.call(ExpertsService.RevokeShare, { id }, { token: member.token })
      expect(await listed()).toEqual([])
      for (const gone of [second.token, '', 'x'.repeat(32)])
        await expect(read(gone)).rejects.toMatchObject({ kind: 'not_found', reason: 'DISCUSSION_NOT_FOUND' })
    })

    it('has public experts only: now and when it is read', async () => {
      const member = await memberWith('Ada', 'Plato')
      const { id } = await finished(member)
      const [ada] = member.personas
      const { token } = await share(id, member.token)
      if (ada) Object.assign(ada, { isPrivate: true, ownerId: member.id })
      await expect(read(token)).rejects.toMatchObject({ reason: 'DISCUSSION_NOT_FOUND' })
      await expect(share(id, member.token)).rejects.toMatchObject({ kind: 'denied', reason: 'PRIVATE_PERSONA' })
    })

    it('is not found while its member is suspended', async () => {
      const member = await memberWith('Ada', 'Plato')
      const { id } = await finished(member)
      const { token } = await share(id, member.token)
      await suspendAccount(harness.bus, member.id, true, new Date(1_000))
      await eventually(() => expect(read(token)).rejects.toMatchObject({ reason: 'DISCUSSION_NOT_FOUND' }), eventTimeoutMs)
      await suspendAccount(harness.bus, member.id, false, new Date(2_000))
      await eventually(async () => expect(await read(token)).toMatchObject({ id }), eventTimeoutMs)
    })

    it('is completed and its own', async () => {
      const member = await memberWith('Ada', 'Plato')
      const { id } = await finished(member, 'Who fails?')
      await expect(share(id, member.token)).rejects.toMatchObject({ reason: 'DISCUSSION_NOT_COMPLETED' })
      await expect(share(id, (await memberWith()).token)).rejects.toMatchObject({ reason: 'DISCUSSION_NOT_FOUND' })
    })
  })

  it('is exported, earliest first, and deleted with the account, also while it runs', async () => {
    const member = await memberWith('Ada', 'Plato')
    const { id } = await finished(member, 'First?')
    gates.set('chair: Never?', new Promise(() => undefined))
    const running = await start(replica.client, member, 'Never?')
    const parts: ExportedData__Output[] = []
    for await (const part of await replica.client.open(ExpertsService.ExportData, {}, { token: member.token })) parts.push(part)
    expect(parts.flatMap(({ discussion }) => discussion?.id ?? [])).toEqual([id, running])

    await deleteAccount(harness.bus, member.id)
    const count = () => harness.connection.collection('discussions').countDocuments({ memberId: member.id })
    await eventually(async () => expect(await count()).toBe(0), eventTimeoutMs)
    await expect(get(replica.client, member, id)).rejects.toMatchObject({ reason: 'DISCUSSION_NOT_FOUND' })
    expect((await outcomes([running])).outcomes).toEqual([{ ended: true, answeredExperts: 0 }])
  })

  it('is found by an index in every query', async () => {
    const rows = harness.connection.collection('discussions')
    const memberId = 'ada'
    const id = (await rows.findOne())?._id
    const visible = { status: { $ne: 'claimed' } }
    const queries = [
      rows.find({ memberId, requestId: 'r' }),
      rows
        .find({ memberId, ...visible })
        .sort({ createdAt: -1, _id: -1 })
        .limit(10),
      rows
        .find({ memberId, ...visible, $or: [{ createdAt: { $gt: new Date() } }, { createdAt: new Date(), _id: { $gt: id } }] })
        .sort({ createdAt: 1, _id: 1 }),
      rows.find({ memberId, shareTokenHash: { $exists: true } }).sort({ sharedAt: -1 }),
      rows.find({ memberId }).limit(200),
      rows.find({ _id: { $in: [id] } as never }),
      rows.find({ shareTokenHash: 'h', status: 'completed' }),
      rows.find({ open: true, leaseUntil: { $lt: new Date() }, _id: { $nin: [] } }).sort({ status: -1 }),
    ]
    for (const query of queries) expect(JSON.stringify((await query.explain()).queryPlanner.winningPlan)).not.toContain('COLLSCAN')
    const plan = JSON.stringify((await queries[1]?.explain())?.queryPlanner.winningPlan)
    expect(plan).not.toContain('"SORT"')
  })
})
