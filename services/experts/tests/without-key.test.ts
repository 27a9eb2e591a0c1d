import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { createModels } from '@rostra/llm/models'
import { offlineModel } from '@rostra/llm/offline'
import { ExpertsService } from '@rostra/proto/experts'
import { readConfig } from '../src/config.ts'
import { ended, start } from './discussions/discussion-client.ts'
import { createExpertsHarness, type ExpertsHarness, type Replica } from './harness/experts-harness.ts'
import type { FakePersona } from './harness/fake-personas.ts'

let harness: ExpertsHarness
let replica: Replica
beforeAll(async () => {
  harness = await createExpertsHarness()
  replica = await harness.startReplica(await createModels(readConfig(harness.env), { offline: offlineModel({ paceMs: 0 }) }))
})
afterAll(() => harness?.stop())
const added: FakePersona[] = []
beforeEach(() => {
  for (const { id } of added.splice(0)) harness.personas.delete(id)
  harness.personas.duringFind = async () => undefined
})

const add = (name: string, ...texts: string[]) => {
  const persona = harness.personas.add({ name, knows: texts.map((text) => ({ heading: 'How do I bake bread?', text, fit: 1 })) })
  added.push(persona)
  return persona
}
const silent = 'I was given nothing on this question, so I abstain.'

describe('a discussion without a key', () => {
  const discuss = async (...personas: FakePersona[]) => {
    const member = await harness.memberWithCircle(
      replica.client,
      personas.map(({ id }) => id),
    )
    const discussion = await ended(replica.client, member, await start(replica.client, member, 'How do I bake bread?'))
    return { member, discussion }
  }

  it('is made of what the material of each expert says, with its source, and costs for those that answered', async () => {
    const rosa = add('Rosa', 'Rest the dough for one hour in a warm place.')
    const bruno = add('Bruno', 'The dough must rest in a warm place.')
    const carla = add('Carla', 'Buy good flour from a mill.')
    const { discussion } = await discuss(rosa, bruno, carla, add('Dino'))
    expect(discussion).toMatchObject({ status: 'DISCUSSION_STATUS_COMPLETED', offline: true, credits: 6 })
    const saidBy = new Map(discussion.contributions.map(({ expertId, content }) => [expertId, content]))
    expect(saidBy.get(rosa.id)).toBe('From “Notes of Rosa”:\n\nRest the dough for one hour in a warm place.')
    expect(discussion.contributions.map(({ round }) => round)).toEqual([1, 1, 1, 1])
    expect(discussion.revisionsSkipped).toBe(false)
    expect(discussion.consensus).toMatch(/What two or more say:\n\n- (?:Rosa, Bruno|Bruno, Rosa): [^\n]+ in a warm place\.\n\n/)
    expect(discussion.consensus).toContain('What only one says:\n\n- Carla: Buy good flour from a mill.')
    expect(discussion.consensus).toMatch(/Dino abstained\.$/)
  })

  it('costs nothing when every expert abstains', async () => {
    const { member, discussion } = await discuss(add('Rosa'), add('Bruno'))
    expect(discussion).toMatchObject({ status: 'DISCUSSION_STATUS_COMPLETED', credits: 0 })
    expect(discussion.contributions.map(({ content }) => content)).toEqual([silent, silent])
    expect(discussion.revisionsSkipped).toBe(false)
    expect(discussion.consensus).toBe('All experts abstained, so there is no consensus.')
    const billing = harness.connect(replica.app.port, 'billing')
    const { outcomes } = await billing.call(ExpertsService.GetOutcomes, { discussionIds: [discussion.id] })
    expect(outcomes).toMatchObject([{ ended: true, answeredExperts: 0 }])
    const stored = await harness.connection.collection('discussions').findOne({ memberId: member.id })
    expect(stored?.steps).toMatchObject([{ abstained: true }, { abstained: true }, { kind: 'chair' }])
  })

  it('abstains, free of charge, while the material cannot be searched', async () => {
    harness.personas.duringFind = async () => {
      throw new Error('away')
    }
    const { discussion } = await discuss(add('Rosa', 'Rest the dough.'), add('Bruno', 'Rest the dough.'))
    for (const { content } of discussion.contributions) expect(content).toMatch(/^What I was given cannot be searched right now/)
    expect(discussion.credits).toBe(0)
  })

  it('asks for the material on behalf of its member, and has nothing of a persona that was made private after the start', async () => {
    const rosa = add('Rosa', 'Rest the dough for one hour.')
    const bruno = add('Bruno', 'The secret is marmalade.')
    harness.personas.duringFind = async () => void Object.assign(bruno, { isPrivate: true })
    const { member, discussion } = await discuss(rosa, bruno)
    expect(harness.personas.calls('FindPassages').at(-1)?.request.person).toBe(`member:${member.id}`)
    expect(discussion.status).toBe('DISCUSSION_STATUS_COMPLETED')
    expect(JSON.stringify(discussion)).not.toContain('marmalade')
  })
})

describe('a question to three models without a key', () => {
  const ask = async (token: string, question = 'How do I bake bread?') => {
    const asked = await replica.client.call(
      ExpertsService.AskModels,
      { question },
      { token, clientAddress: '198.51.100.7', deadlineMs: 20_000 },
    )
    return [asked.expertA, asked.expertB, asked.devilAdvocate].map((answer) => answer?.content ?? '')
  }

  it('is answered with what public personas were given, and with its limits', async () => {
    add('Rosa', 'Rest the dough for one hour.')
    add('Bruno', 'Use a hot stone. Never open the oven in the first ten minutes.')
    harness.personas.add({ name: 'Diary', isPrivate: true, knows: [{ heading: '', text: 'The secret is marmalade.', fit: 1 }] })
    expect(await ask(await harness.identity.member('ada'))).toEqual([
      'Rosa was given this:\n\nRest the dough for one hour.',
      'Bruno was given this:\n\nUse a hot stone. Never open the oven in the first ten minutes.',
      'What the same material says against it, or where it ends:\n\n- Never open the oven in the first ten minutes. (Bruno)\n\n' +
        'Without a language model nothing more can be said.',
    ])
  })

  it('says so when nothing fits or nothing can be searched, which is not counted for members, and is for guests', async () => {
    const [member, guest] = [await harness.identity.member('eve'), await harness.identity.guest('eve')]
    for (const token of [member, guest])
      for (const text of await ask(token))
        expect(text).toMatch(/^Without a language model .+ none of them was given anything on this question\.$/)
    harness.personas.duringFind = async () => {
      throw new Error('away')
    }
    for (const text of await ask(member)) expect(text).toMatch(/cannot be searched right now\.$/)
    const count = async (key: RegExp) => (await harness.connection.collection('usage_counts').findOne({ key }))?.points ?? 0
    expect([await count(/:member:eve$/), await count(/:guest:eve$/)]).toEqual([0, 1])
  })
})
