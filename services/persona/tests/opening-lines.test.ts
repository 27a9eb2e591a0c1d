import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import type { ChatModel, ChatRequest } from '@rostra/kit/llm/chat-model'
import { ModelError } from '@rostra/kit/llm/model-error'
import type { ServedModel } from '@rostra/kit/llm/models'
import type { RpcClient } from '@rostra/kit/rpc/client'
import { eventually } from '@rostra/kit/testing/eventually'
import type { PersonaForm } from '@rostra/proto/gen/rostra/persona/v1/PersonaForm'
import { PersonaService } from '@rostra/proto/persona'
import type { Overrides } from '../src/app.ts'
import { plainQuestions } from '../src/domain/plain-questions.ts'
import { filledForm } from './filled-form.ts'
import { createPersonaWorld, type PersonaWorld, type Replica } from './persona-world.ts'

let world: PersonaWorld
const running: Replica[] = []

beforeAll(async () => {
  world = await createPersonaWorld()
})
afterAll(() => world?.end())
afterEach(async () => {
  await Promise.all(running.splice(0).map((replica) => replica.stop()))
  await world.connection.collection('personas').deleteMany({})
})

async function ended(replica: Replica): Promise<void> {
  running.splice(running.indexOf(replica), 1)
  await replica.stop()
}

async function start(served?: ServedModel, lines: Overrides['lines'] = quick): Promise<Replica> {
  const replica = await world.replica({}, { served, lines })
  running.push(replica)
  return replica
}

const questions = ['How do machines think?', 'Who built the first one?', 'Can I build one?']
const facts = { name: 'Ada Lovelace', description: 'Teaches you to think in machines', category: 'Education' as const }
const quick = { tickMs: 20, leaseMs: 60_000, waitMs: 5 }

/** A model that answers as `say` does, and remembers what it was asked. */
function scripted(say: (request: ChatRequest, asked: number) => Promise<string> | string): ServedModel & { asked: ChatRequest[] } {
  const asked: ChatRequest[] = []
  const model: ChatModel = {
    stream: async (request, onText) => {
      asked.push(request)
      onText(await say(request, asked.length))
      return { inputTokens: 0, outputTokens: 0, finish: 'stop' }
    },
  }
  return { model, modelId: 'scripted', servedBy: 'claude', offline: false, asked }
}
/** Says nothing until it is given up. */
const hangs = ({ signal }: ChatRequest) =>
  new Promise<string>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new ModelError('aborted', 'Aborted by the caller')))
  })
const saying = (lines: readonly string[]) => JSON.stringify({ questions: lines })
const as = async () => ({ token: await world.identity.member('ada') })
const create = async (gateway: RpcClient, form: PersonaForm = {}) =>
  gateway.call(PersonaService.CreatePersona, { form: filledForm({ openingLines: [], ...form }) }, await as())
const edit = async (gateway: RpcClient, id: string, form: PersonaForm) =>
  gateway.call(PersonaService.UpdatePersona, { id, form: filledForm({ openingLines: [], ...form }) }, await as())
const lines = async (gateway: RpcClient, id: string) => {
  const { openingLines, openingLinesMade } = await gateway.call(PersonaService.GetPersona, { id })
  return { openingLines, openingLinesMade }
}
const soon = (gateway: RpcClient, id: string, openingLines: readonly string[]) =>
  eventually(async () => expect(await lines(gateway, id)).toEqual({ openingLines, openingLinesMade: true }))
const none = { openingLines: [], openingLinesMade: false }
const marked = () => world.connection.collection('personas').countDocuments({ openingLinesDue: { $exists: true } })

describe('opening lines that the owner leaves empty', () => {
  it('are made by the model, right after the save, from what everybody may know', async () => {
    const release = Promise.withResolvers<void>()
    const served = scripted(async () => {
      await release.promise
      return saying(questions)
    })
    const gateway = (await start(served, { tickMs: 60_000 })).client()
    const made = await create(gateway)
    expect(made).toMatchObject(none)
    await eventually(() => expect(served.asked).toHaveLength(1))
    expect(await lines(gateway, made.id)).toEqual(none)
    release.resolve()
    await soon(gateway, made.id, questions)
    expect(await gateway.call(PersonaService.GetPersona, { id: made.id }, await as())).toMatchObject({ version: 1 })
    expect(await marked()).toBe(0)
    const [request] = served.asked
    expect(JSON.parse(request?.messages[0]?.content ?? '')).toEqual(facts)
    expect(JSON.stringify(request)).not.toMatch(/who thinks in machines|Never shout/)
  })

  it('are made without a model by hand', async () => {
    const gateway = (await start()).client()
    const { id } = await create(gateway)
    await soon(gateway, id, plainQuestions(facts))
  })

  it.each<[string, () => string]>([
    [
      'fails',
      () => {
        throw new ModelError('provider', 'it broke')
      },
    ],
    ['hides something', () => saying(['Why?', 'How?', 'When\u202e?'])],
  ])('are made by hand after a model %s three times', async (_what, say) => {
    const served = scripted(say)
    const gateway = (await start(served)).client()
    const { id } = await create(gateway)
    await soon(gateway, id, plainQuestions(facts))
    expect(served.asked.length).toBeGreaterThanOrEqual(3)
    expect(served.asked.length).toBeLessThanOrEqual(6)
  })

  it('are made by the model that has come to its senses', async () => {
    const served = scripted((_request, asked) => {
      if (asked < 3) throw new ModelError('rate_limited', 'slow down')
      return saying(questions)
    })
    const gateway = (await start(served)).client()
    const { id } = await create(gateway)
    await soon(gateway, id, questions)
  })

  it('are made once though two replicas look for them', async () => {
    const served = scripted(() => saying(questions))
    const [one] = await Promise.all([1, 2].map(() => start(served)))
    const gateway = one?.client() as RpcClient
    const ids = await Promise.all(['First', 'Second', 'Third', 'Fourth', 'Fifth'].map(async (name) => (await create(gateway, { name })).id))
    for (const id of ids) await soon(gateway, id, questions)
    expect(served.asked).toHaveLength(5)
  })

  it('are made by another replica when the first goes away', async () => {
    const stuck = scripted(hangs)
    const first = await start(stuck)
    const { id } = await create(first.client())
    await eventually(() => expect(stuck.asked).toHaveLength(1))
    await ended(first)
    const served = scripted(() => saying(questions))
    const gateway = (await start(served)).client()
    await soon(gateway, id, questions)
  })

  it('are made by another replica when the lease of one that is lost runs out', async () => {
    const lost = scripted(hangs)
    const first = await start(lost, { ...quick, leaseMs: 50 })
    const served = scripted(() => saying(questions))
    const { id } = await create(first.client())
    await eventually(() => expect(lost.asked.length).toBeGreaterThan(0))
    const gateway = (await start(served, { ...quick, leaseMs: 50 })).client()
    await eventually(async () => expect((await lines(gateway, id)).openingLines).toHaveLength(3))
  })
})

describe('opening lines of the owner’s own', () => {
  it('are not written over by those that were in the making', async () => {
    const release = Promise.withResolvers<void>()
    const served = scripted(async () => {
      await release.promise
      return saying(questions)
    })
    const replica = await start(served)
    const gateway = replica.client()
    const { id } = await create(gateway)
    await eventually(() => expect(served.asked).toHaveLength(1))
    await edit(gateway, id, { openingLines: ['Mine?'] })
    release.resolve()
    await ended(replica)
    const stored = await world.connection.collection('personas').findOne()
    expect(stored).toMatchObject({ openingLines: ['Mine?'], openingLinesMade: false })
    expect(await marked()).toBe(0)
  })

  it('are never sent to the model', async () => {
    const served = scripted(() => saying(questions))
    const replica = await start(served)
    const gateway = replica.client()
    const { id, openingLines } = await create(gateway, { openingLines: ['Mine?'] })
    expect(openingLines).toEqual(['Mine?'])
    const other = await create(gateway, { name: 'Somebody else' })
    await soon(gateway, other.id, questions)
    expect(await lines(gateway, id)).toEqual({ openingLines: ['Mine?'], openingLinesMade: false })
    expect(served.asked).toHaveLength(1)
  })
})

describe('opening lines after an edit', () => {
  it('are made anew when what they are about has changed, and else stay', async () => {
    const served = scripted((_request, asked) => saying(questions.map((question) => `${question} (${asked})`)))
    const gateway = (await start(served)).client()
    const numbered = (asked: number) => questions.map((question) => `${question} (${asked})`)
    const { id } = await create(gateway)
    await soon(gateway, id, numbered(1))
    expect(await edit(gateway, id, { rolePrompt: 'You are quite another person.' })).toMatchObject({ openingLines: numbered(1) })
    expect(await edit(gateway, id, { openingLines: numbered(1) })).toMatchObject({ openingLines: numbered(1), openingLinesMade: true })
    expect(await edit(gateway, id, { description: 'Teaches you to think in gardens' })).toMatchObject(none)
    await soon(gateway, id, numbered(2))
    expect(JSON.parse(served.asked[1]?.messages[0]?.content ?? '')).toMatchObject({ description: 'Teaches you to think in gardens' })
    await edit(gateway, id, { description: 'Teaches you to think in gardens', openingLines: ['Mine?'] })
    expect(await edit(gateway, id, { description: 'Teaches you to think in gardens' })).toMatchObject(none)
    await soon(gateway, id, numbered(3))
  })

  it('are those of the last edit, though an earlier one’s come late', async () => {
    const release = Promise.withResolvers<void>()
    const served = scripted(async ({ messages }, asked) => {
      if (asked === 1) await release.promise
      return saying(questions.map((question) => `${question} ${JSON.parse(messages[0]?.content ?? '{}').name}`))
    })
    const replica = await start(served)
    const gateway = replica.client()
    const { id } = await create(gateway, { name: 'Early' })
    await eventually(() => expect(served.asked).toHaveLength(1))
    await edit(gateway, id, { name: 'Late' })
    const late = questions.map((question) => `${question} Late`)
    await soon(gateway, id, late)
    release.resolve()
    await ended(replica)
    expect(await world.connection.collection('personas').findOne()).toMatchObject({ openingLines: late })
  })
})
