import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { ExpertsService } from '@rostra/proto/experts'
import { createExpertsHarness, type ExpertsHarness, type Replica } from '../harness/experts-harness.ts'
import { modelsOf } from '../harness/scripted-models.ts'
import { debatingModel, kindOf } from './debating-model.ts'
import { ended, get, start } from './discussion-client.ts'

describe('a discussion', () => {
  let harness: ExpertsHarness
  let replica: Replica
  const model = debatingModel()

  beforeAll(async () => {
    harness = await createExpertsHarness()
    replica = await harness.startReplica(modelsOf(model))
  })
  afterAll(() => harness.stop())

  const memberWith = async (...names: string[]) => {
    const personas = names.map((name) => harness.personas.add({ name }))
    const member = await harness.memberWithCircle(
      replica.client,
      personas.map(({ id }) => id),
    )
    return { ...member, personas }
  }

  it('has a draft and a revision of each expert and a conclusion with their names', async () => {
    const member = await memberWith('Ada', 'Plato', 'Galen')
    const id = await start(replica.client, member)
    const discussion = await ended(replica.client, member, id)
    expect(discussion).toMatchObject({ id, prompt: 'Shall we begin?', status: 'DISCUSSION_STATUS_COMPLETED', phase: 'PHASE_ENDED' })
    expect(discussion.contributions.map(({ round }) => round)).toEqual([1, 1, 1, 2, 2, 2])
    expect(discussion.consensus).not.toContain('Expert')
    expect(discussion.credits).toBe(6)
    expect(discussion.minorityExpertIds).toHaveLength(1)
  })

  it('runs at most one draft and one revision of each expert, and the chair', async () => {
    const member = await memberWith('Hypatia', 'Euclid')
    const before = model.requests.length
    await ended(replica.client, member, await start(replica.client, member))
    expect(model.requests.slice(before).map(kindOf).sort()).toEqual(['chair', 'draft', 'draft', 'revision', 'revision'])
  })

  it('is streamed after each change until its end', async () => {
    const member = await memberWith('Ada', 'Plato')
    const id = await start(replica.client, member)
    const stream = await replica.client.open(ExpertsService.FollowDiscussion, { id }, { token: member.token })
    const versions: number[] = []
    let last = ''
    for await (const { version, status } of stream) {
      versions.push(version)
      last = status
    }
    expect(last).toBe('DISCUSSION_STATUS_COMPLETED')
    expect(versions).toEqual(versions.toSorted((a, b) => a - b))
    expect(versions.at(-1)).toBe((await get(replica.client, member, id)).version)
  })
})
