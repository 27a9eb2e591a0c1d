import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { eventually } from '@rostra/kit/testing/eventually'
import { ExpertsService } from '@rostra/proto/experts'
import { createExpertsHarness, type ExpertsHarness, type Replica } from '../harness/experts-harness.ts'
import { modelsOf } from '../harness/scripted-models.ts'
import { debatingModel } from './debating-model.ts'
import { ended, get, start } from './discussion-client.ts'

describe('the start of a discussion', () => {
  let harness: ExpertsHarness
  let replicas: [Replica, Replica]
  let answering: Promise<unknown> = Promise.resolve()

  beforeAll(async () => {
    harness = await createExpertsHarness({ MAX_DISCUSSIONS: '30' })
    const models = modelsOf(
      debatingModel(async () => {
        await answering
        return undefined
      }),
    )
    replicas = [await harness.startReplica(models), await harness.startReplica(models)]
  })
  beforeEach(() => harness.billing.reset())
  afterAll(() => harness?.stop())

  const memberWith = async (...names: string[]) => {
    const personas = names.map((name) => harness.personas.add({ name }))
    const ids = personas.map(({ id }) => id)
    return { ...(await harness.memberWithCircle(replicas[0].client, ids)), personas }
  }
  const count = (memberId: string) => harness.connection.collection('discussions').countDocuments({ memberId })

  it('sent 20 times at once with one request id on two replicas is one discussion and one hold', async () => {
    const member = await memberWith('Ada', 'Plato')
    const request = { prompt: 'Shall we begin?', requestId: randomUUID() }
    const started = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        (replicas[n % 2] ?? replicas[0]).client.call(ExpertsService.StartDiscussion, request, { token: member.token, deadlineMs: 10_000 }),
      ),
    )
    const [id = ''] = new Set(started.map(({ discussionId }) => discussionId))
    expect(started.every(({ discussionId }) => discussionId === id)).toBe(true)
    expect(started.filter(({ existed }) => !existed)).toHaveLength(1)
    expect([await count(member.id), harness.billing.calls.size, harness.billing.calls.get(id)]).toEqual([1, 1, [`hold ${member.id} 2`]])
    await expect(start(replicas[1].client, member, 'Another question?', request.requestId)).rejects.toMatchObject({
      reason: 'REQUEST_ID_REUSED',
    })
  })

  it('with too few credits costs nothing and leaves nothing, and can be repeated with the same id', async () => {
    const member = await memberWith('Ada', 'Plato')
    harness.billing.behaviour.hold = 'no credits'
    const requestId = randomUUID()
    await expect(start(replicas[0].client, member, 'Why?', requestId)).rejects.toMatchObject({
      kind: 'state',
      reason: 'INSUFFICIENT_CREDITS',
    })
    await eventually(async () => expect([await count(member.id), harness.billing.held.size]).toEqual([0, 0]))
    harness.billing.behaviour.hold = 'ok'
    await ended(replicas[0].client, member, await start(replicas[0].client, member, 'Why?', requestId))
  })

  it.each(['fail', 'hang'] as const)('whose hold has an unknown result (%s) is refused and the hold is released', async (behaviour) => {
    const member = await memberWith('Ada', 'Plato')
    harness.billing.behaviour.hold = behaviour
    await expect(start(replicas[0].client, member)).rejects.toBeDefined()
    await eventually(async () => expect([await count(member.id), harness.billing.held.size]).toEqual([0, 0]))
  })

  it('whose claim is deleted meanwhile is refused with INTERRUPTED and the hold is released', async () => {
    const member = await memberWith('Ada', 'Plato')
    harness.billing.duringHold = () => harness.connection.collection('discussions').deleteMany({ memberId: member.id })
    await expect(start(replicas[0].client, member)).rejects.toMatchObject({ reason: 'INTERRUPTED' })
    await eventually(() => expect(harness.billing.held.size).toBe(0))
  })

  it('that is repeated while the first is prepared waits for it at most 4 s', async () => {
    const member = await memberWith('Ada', 'Plato')
    const holding = Promise.withResolvers<void>()
    harness.billing.duringHold = () => holding.promise
    const requestId = randomUUID()
    const first = start(replicas[0].client, member, 'Why?', requestId)
    await eventually(() => expect(harness.billing.calls.size).toBe(1))
    const repeated = start(replicas[1].client, member, 'Why?', requestId)
    setTimeout(() => holding.resolve(), 300)
    expect(await repeated).toBe(await first)
  })

  it('needs two experts that the member can see', async () => {
    const tooSmall = { kind: 'state', reason: 'CIRCLE_TOO_SMALL', message: 'You need at least 2 experts to start a discussion.' }
    await expect(start(replicas[0].client, await memberWith('Ada'))).rejects.toMatchObject(tooSmall)
    const member = await memberWith('Ada', 'Plato')
    for (const persona of member.personas) persona.isPrivate = true
    await expect(start(replicas[0].client, member)).rejects.toMatchObject(tooSmall)
    expect(harness.billing.calls.size).toBe(0)
  })

  it.each([
    ['a blank question', { prompt: '  \u200b ' }],
    ['more than 2,000 characters', { prompt: 'x'.repeat(2_001) }],
    ['a NUL', { prompt: 'a\0b' }],
    ['a request id that is no UUID', { requestId: 'mine' }],
  ])('with %s is invalid and holds nothing', async (_what, fields) => {
    const { token } = await memberWith('Ada', 'Plato')
    const request = { prompt: 'Why?', requestId: randomUUID(), ...fields }
    await expect(replicas[0].client.call(ExpertsService.StartDiscussion, request, { token })).rejects.toMatchObject({
      kind: 'invalid',
      reason: 'VALIDATION',
    })
    expect(harness.billing.calls.size).toBe(0)
  })

  it('is for members only', async () => {
    await expect(start(replicas[0].client, { token: await harness.identity.guest('g') })).rejects.toMatchObject({ reason: 'AUTH_REQUIRED' })
  })

  it('is unchanged by a change of the circle and of a persona', async () => {
    const waiting = Promise.withResolvers<void>()
    answering = waiting.promise
    const member = await memberWith('Ada', 'Plato')
    const id = await start(replicas[0].client, member)
    const [ada] = member.personas
    await replicas[1].client.call(ExpertsService.RemoveFromCircle, { personaId: ada?.id ?? '' }, { token: member.token })
    if (ada) Object.assign(ada, { name: 'Renamed', rolePrompt: 'Changed.' })
    waiting.resolve()
    const { experts, status } = await ended(replicas[0].client, member, id)
    expect([experts.map(({ name }) => name), status]).toEqual([['Ada', 'Plato'], 'DISCUSSION_STATUS_COMPLETED'])
  })

  it('is refused to citizens from 80 % of the places on and to orators without one, but a repeated start finds its discussion', async () => {
    const waiting = Promise.withResolvers<void>()
    answering = waiting.promise
    const member = await memberWith('Ada', 'Plato')
    const orator = { token: await harness.identity.member(member.id, 'orator') }
    const overloaded = { kind: 'unavailable', reason: 'OVERLOADED', details: { retryAfter: 5 } }
    const [first = '', ...others] = Array.from({ length: 24 }, () => randomUUID() as string)
    const id = await start(replicas[0].client, member, 'Why?', first)
    for (const requestId of others) await start(replicas[0].client, member, 'Why?', requestId)
    await expect(start(replicas[0].client, member)).rejects.toMatchObject(overloaded)
    for (let place = 25; place <= 30; place++) await start(replicas[0].client, orator)
    await expect(start(replicas[0].client, orator)).rejects.toMatchObject(overloaded)
    expect(await start(replicas[0].client, member, 'Why?', first)).toBe(id)
    await start(replicas[1].client, member)
    expect(await get(replicas[0].client, member, id)).toMatchObject({
      status: 'DISCUSSION_STATUS_ONGOING',
      phase: 'PHASE_DRAFTS',
      credits: 4,
    })
    waiting.resolve()
  })
})
