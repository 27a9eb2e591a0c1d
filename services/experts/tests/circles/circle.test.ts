import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { whileUnavailable } from '@rostra/kit/testing/while-unavailable'
import { hostileTexts } from '@rostra/platform/testing/hostile-text'
import { ExpertsService } from '@rostra/proto/experts'
import { createExpertsHarness, type ExpertsHarness, type Replica } from '../harness/experts-harness.ts'

let harness: ExpertsHarness
let replicas: [Replica, Replica]

beforeAll(async () => {
  harness = await createExpertsHarness()
  replicas = [await harness.startReplica(), await harness.startReplica()]
})
afterAll(() => harness?.stop())

const addPersonas = (...names: string[]) => names.map((name) => harness.personas.add({ name }).id)
const memberWith = (...ids: string[]) => harness.memberWithCircle(replicas[0].client, ids)
const read = (token: string) => replicas[1].client.call(ExpertsService.GetCircle, {}, { token })
const add = (token: string, personaId: string, { client } = replicas[0]) =>
  client.call(ExpertsService.AddToCircle, { personaId }, { token })
const arrange = (token: string, ...personaIds: string[]) => replicas[0].client.call(ExpertsService.ArrangeCircle, { personaIds }, { token })
const remove = (token: string, personaId: string) => replicas[0].client.call(ExpertsService.RemoveFromCircle, { personaId }, { token })
const namesOf = ({ entries }: { entries: { persona?: { name?: string } | null }[] }) => entries.map(({ persona }) => persona?.name)

describe("a member's circle", () => {
  it('is empty at first, and says what a discussion costs for each expert', async () => {
    const { token } = await memberWith()
    expect(await read(token)).toEqual({ entries: [], left: [], creditsPerExpert: 2 })
  })

  it('has each added persona at its end, without prompts, on every replica', async () => {
    const [ada = '', plato = ''] = addPersonas('Ada', 'Plato')
    const { token } = await memberWith(ada)
    const entry = await add(token, plato)
    expect(entry).toMatchObject({
      personaId: plato,
      position: 1,
      addedAt: expect.stringMatching(/^\d{4}-.*Z$/),
      persona: { name: 'Plato' },
    })
    expect(entry.persona).not.toHaveProperty('rolePrompt')
    expect(namesOf(await read(token))).toEqual(['Ada', 'Plato'])
  })

  it('is ordered by a list, merges what is new while there is room, and loses nothing', async () => {
    const [a = '', b = '', c = '', d = '', e = '', f = ''] = addPersonas('A', 'B', 'C', 'D', 'E', 'F')
    const { token } = await memberWith(a, b, c)
    expect(namesOf(await arrange(token, c, a))).toEqual(['C', 'A', 'B'])
    expect(namesOf(await arrange(token, d, e, f))).toEqual(['D', 'E', 'C', 'A', 'B'])
    expect((await read(token)).entries.map(({ position }) => position)).toEqual([0, 1, 2, 3, 4])
  })

  it('closes the gap of a removed persona; removing what is not in it succeeds', async () => {
    const [a = '', b = '', c = ''] = addPersonas('A', 'B', 'C')
    const { token } = await memberWith(a, b, c)
    await remove(token, b)
    await remove(token, b)
    expect(namesOf(await read(token))).toEqual(['A', 'C'])
  })

  it("is not another member's", async () => {
    const [a = ''] = addPersonas('A')
    await memberWith(a)
    expect((await read((await memberWith()).token)).entries).toEqual([])
  })
})

describe('the limit of five', () => {
  it('holds under 100 parallel adds over two replicas', async () => {
    const ids = addPersonas(...Array.from({ length: 100 }, (_, n) => `Expert ${n}`))
    const { token } = await memberWith()
    const addOne = (id: string, n: number) => whileUnavailable(() => add(token, id, replicas[n % 2])).catch(({ reason }) => String(reason))
    const outcomes = await Promise.all(ids.map(addOne))
    const { entries } = await read(token)
    expect(entries.map(({ position }) => position)).toEqual([0, 1, 2, 3, 4])
    const addedIds = outcomes.flatMap((outcome) => (typeof outcome === 'object' ? [outcome.personaId] : []))
    expect(entries.map(({ personaId }) => personaId)).toEqual(expect.arrayContaining(addedIds))
    expect(outcomes.filter((outcome) => outcome === 'CIRCLE_FULL')).toHaveLength(95)
    // An add that was retried after it had taken effect.
    expect(outcomes.filter((outcome) => outcome === 'ALREADY_IN_CIRCLE')).toHaveLength(5 - addedIds.length)
  })

  it('lets one of 20 parallel adds of the same persona succeed', async () => {
    const [id = ''] = addPersonas('Ada')
    const { token } = await memberWith()
    const outcomes = await Promise.all(Array.from({ length: 20 }, (_, n) => add(token, id, replicas[n % 2]).catch(({ reason }) => reason)))
    expect(outcomes.filter((outcome) => typeof outcome === 'object')).toHaveLength(1)
    expect(outcomes.filter((outcome) => outcome === 'ALREADY_IN_CIRCLE')).toHaveLength(19)
  })

  it('does not count a persona that was deleted meanwhile', async () => {
    const [gone = '', a = '', b = '', c = '', d = '', late = ''] = addPersonas('Gone', 'A', 'B', 'C', 'D', 'Late')
    const { token } = await memberWith(gone, a, b, c, d)
    harness.personas.delete(gone)
    expect(await add(token, late)).toMatchObject({ position: 4 })
    expect(await read(token)).toMatchObject({ left: ['Gone'], entries: { length: 5 } })
  })
})

describe('refusals', () => {
  it('every call needs a member', async () => {
    const [id = ''] = addPersonas('Ada')
    for (const token of [await harness.identity.guest('guest'), '']) {
      for (const call of [read, add, arrange, remove])
        await expect(call(token, id)).rejects.toMatchObject({ kind: 'unauthenticated', reason: 'AUTH_REQUIRED' })
    }
  })

  it('a persona that the member cannot see does not exist', async () => {
    const { id: hidden } = harness.personas.add({ isPrivate: true })
    const { token } = await memberWith()
    for (const id of [hidden, randomUUID(), '', ...Object.values(hostileTexts).map((text) => text.slice(0, 200))]) {
      await expect(add(token, id)).rejects.toMatchObject({ kind: 'not_found', reason: 'BOT_NOT_FOUND' })
      await expect(arrange(token, id)).rejects.toMatchObject({ kind: 'invalid', reason: 'VALIDATION' })
    }
    expect((await read(token)).entries).toEqual([])
  })

  it('a list of more than five ids is invalid; repeated ids count once', async () => {
    const ids = addPersonas('A', 'B', 'C', 'D', 'E', 'F')
    const { token } = await memberWith()
    await expect(arrange(token, ...ids)).rejects.toMatchObject({ kind: 'invalid', reason: 'VALIDATION' })
    const [a = '', b = ''] = ids
    expect(namesOf(await arrange(token, a, b, a, a, b, a))).toEqual(['A', 'B'])
  })

  it('nothing changes while the persona service is away', async () => {
    const [a = '', b = ''] = addPersonas('A', 'B')
    const { token } = await memberWith(a)
    harness.personas.behaviour.list = 'fail'
    try {
      await expect(read(token)).rejects.toBeDefined()
      await expect(add(token, b)).rejects.toBeDefined()
    } finally {
      harness.personas.behaviour.list = 'ok'
    }
    expect(await read(token)).toMatchObject({ left: [], entries: [{ personaId: a }] })
  })
})

describe('a persona that is deleted or made private', () => {
  it('leaves the circle and is named until the next change', async () => {
    const [a = '', b = '', c = '', d = ''] = addPersonas('A', 'B', 'C', 'D')
    const made = harness.personas.add({ name: 'Private' })
    const { token } = await memberWith(a, b, made.id, c)
    harness.personas.delete(b)
    made.isPrivate = true
    for (let reads = 0; reads < 2; reads++) {
      const circle = await read(token)
      expect(circle.left).toEqual(['B', 'Private'])
      expect(circle.entries.map(({ personaId, position }) => [personaId, position])).toEqual([
        [a, 0],
        [c, 1],
      ])
    }
    await add(token, d)
    expect((await read(token)).left).toEqual([])
  })

  it('does not come back when it is made public again', async () => {
    const [a = ''] = addPersonas('A')
    const persona = harness.personas.add({ isPrivate: false })
    const { token } = await memberWith(a, persona.id)
    persona.isPrivate = true
    await read(token)
    persona.isPrivate = false
    expect((await read(token)).entries.map(({ personaId }) => personaId)).toEqual([a])
  })

  it("stays in its owner's circle when it is private", async () => {
    const persona = harness.personas.add({ name: 'Mine' })
    const { id, token } = await memberWith(persona.id)
    persona.ownerId = id
    persona.isPrivate = true
    expect(await read(token)).toMatchObject({ left: [], entries: [{ persona: { name: 'Mine', isPrivate: true } }] })
  })
})
