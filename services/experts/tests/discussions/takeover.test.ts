import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { eventually } from '@rostra/kit/testing/eventually'
import { ExpertsService } from '@rostra/proto/experts'
import type { Step } from '../../src/domain/discussions/discussion.ts'
import { createExpertsHarness, type ExpertsHarness, type Replica } from '../harness/experts-harness.ts'
import { modelsOf } from '../harness/scripted-models.ts'
import { debatingModel, hangsAt, kindOf } from './debating-model.ts'
import { ended, start } from './discussion-client.ts'
import { type SpawnedReplica, spawnReplica } from './spawn-replica.ts'

const nameOf = (step: Pick<Step, 'kind' | 'expertId'>, names: ReadonlyMap<string, string>) =>
  `${step.kind} ${names.get(step.expertId) ?? ''}`

describe('a discussion whose replica is lost', () => {
  let harness: ExpertsHarness
  let survivor: Replica
  let killed: SpawnedReplica
  const model = debatingModel()

  beforeAll(async () => {
    harness = await createExpertsHarness({ DISCUSSION_LEASE_MS: '900' })
    survivor = await harness.startReplica(modelsOf(model))
    killed = await spawnReplica(harness)
  })
  afterAll(async () => {
    killed?.process.kill('SIGKILL')
    await harness?.stop()
  })

  const memberWith = async (...names: string[]) => {
    const personas = names.map((name) => harness.personas.add({ name }))
    const ids = personas.map(({ id }) => id)
    return { ...(await harness.memberWithCircle(survivor.client, ids)), names: new Map(personas.map(({ id, name }) => [id, name])) }
  }
  const rows = () => harness.connection.collection<{ prompt: string; steps: Step[]; status: string }>('discussions')

  it('goes on from its stored steps at every step, and a claim is cancelled', async () => {
    const client = harness.connect(killed.port)
    const steps = ['draft of Ada', 'draft of Galen', 'revision of Ada', 'revision of Galen', 'chair']
    // The number of stored steps when the model hangs: two of the first round, or three and two of the second, or all six.
    const storedSteps = [2, 2, 5, 5, 6]
    const runs = await Promise.all(
      steps.map(async (step, index) => {
        const member = await memberWith('Ada', 'Plato', 'Galen')
        const prompt = `Discussion ${index}: hang at ${step}`
        return { member, prompt, id: await start(client, member, prompt) }
      }),
    )
    const stored = await eventually(async () => {
      const found = await Promise.all(runs.map(({ prompt }) => rows().findOne({ prompt })))
      expect(found.map((row) => row?.steps.length)).toEqual(storedSteps)
      return found.map((row) => row?.steps ?? [])
    })
    harness.billing.behaviour.hold = 'hang'
    const unadmitted = await memberWith('Ada', 'Plato')
    const request = { prompt: 'Never admitted', requestId: randomUUID() }
    client.call(ExpertsService.StartDiscussion, request, { token: unadmitted.token }).catch(() => undefined)
    const claim = await eventually(async () => {
      const row = await rows().findOne({ prompt: 'Never admitted' })
      if (!row || !harness.billing.held.has(row._id.toHexString())) throw new Error('not held yet')
      return row._id.toHexString()
    })
    killed.process.kill('SIGKILL')
    harness.billing.behaviour.hold = 'ok'

    for (const [index, { member, prompt, id }] of runs.entries()) {
      expect(await ended(survivor.client, member, id)).toMatchObject({ status: 'DISCUSSION_STATUS_COMPLETED', credits: 6 })
      const again = model.requests
        .filter(({ hints }) => hints?.task?.question === prompt)
        .map((asked) => `${kindOf(asked)} ${asked.hints?.name ?? ''}`)
      const before = (stored[index] ?? []).map((step) => nameOf(step, member.names))
      expect(again.filter((step) => before.includes(step))).toEqual([])
      expect(again).toHaveLength(7 - before.length)
      expect((await rows().findOne({ prompt }))?.steps).toHaveLength(7)
    }
    await eventually(() => expect(harness.billing.held.has(claim)).toBe(false))
    expect(harness.billing.calls.get(claim)).toEqual([`hold ${unadmitted.id} 2`, `release ${unadmitted.id}`])
    // The claim is deleted after its hold is released.
    await eventually(async () => expect(await rows().countDocuments({ prompt: 'Never admitted' })).toBe(0))
    // The holds of the others are settled by billing, with their events.
    for (const { id, member } of runs) expect(harness.billing.calls.get(id)).toEqual([`hold ${member.id} 3`])
  })

  it('goes on at another replica without waiting for its lease when it drains', async () => {
    const draining = await harness.startReplica(modelsOf(debatingModel(hangsAt)))
    const member = await memberWith('Ada', 'Plato')
    const prompt = 'Draining: hang at revision of Ada'
    const id = await start(draining.client, member, prompt)
    await eventually(async () => expect((await rows().findOne({ prompt }))?.steps).toHaveLength(3))
    await draining.app.stop()
    expect(await ended(survivor.client, member, id)).toMatchObject({ status: 'DISCUSSION_STATUS_COMPLETED' })
    const again = model.requests.filter(({ hints }) => hints?.task?.question === prompt).map(kindOf)
    expect(again).toEqual(['revision', 'chair'])
  })
})
