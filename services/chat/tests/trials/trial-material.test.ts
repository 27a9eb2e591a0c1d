import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { DomainError } from '@rostra/kit/errors'
import { ChatService } from '@rostra/proto/chat'
import { type ChatHarness, createChatHarness, type Replica } from '../harness/chat-harness.ts'
import { giveMaterial, passage } from '../harness/material.ts'
import { readStream } from '../harness/read-stream.ts'
import { type ScriptedModel, scriptedModel } from '../harness/scripted-model.ts'

const form = { name: 'Ada', description: 'Explains bread', category: 'Food', rolePrompt: 'You are Ada.', strictlyFollows: '' }

let harness: ChatHarness
let replica: Replica
let model: ScriptedModel
let token: string
beforeAll(async () => {
  harness = await createChatHarness()
  model = scriptedModel(() => ['Let it rest [', '1].', ' Heat it [8].'])
  replica = await harness.startReplica(model)
  token = await harness.identity.member('ada')
})
afterAll(() => harness.stop())
beforeEach(() => {
  giveMaterial(harness.persona, () => [passage('Let it rest.'), passage('Heat it.', { page: 0 })])
  harness.persona.on('GetPersona', ({ request }) => ({ id: request.id, ownerId: 'ada' }))
})

const talk = [
  { content: 'Hi, I am Ada.', isFromPersona: true },
  ...['one', 'two', 'three', 'four'].flatMap((content) => [{ content }, { content: `On ${content} [1].`, isFromPersona: true }]),
  { content: 'How long?' },
]
const answer = async (change: object = {}, options = { token }) =>
  readStream(await replica.client.open(ChatService.AnswerTrial, { ...form, personaId: 'mine', messages: talk, ...change }, options))
const searches = () => harness.persona.calls('FindPassages')

describe('a trial with the material of a persona', () => {
  it('ends with what the answer cites, and with all passages that the model got', async () => {
    const { chunks, end } = await answer()
    expect(chunks.join('')).toBe('Let it rest [1]. Heat it.')
    const cited = { n: 1, sourceId: 'source-1', title: 'Bread', page: 3, heading: 'Dough › Rest', excerpt: 'Let it rest.' }
    expect(end?.done).toMatchObject({ citations: [cited], given: [cited, { n: 2, page: 0, excerpt: 'Heat it.' }] })
    expect(model.requests.at(-1)?.promptMaterial).toContain('> Heat it.')
    expect(model.requests.at(-1)?.messages.at(-2)?.content).toBe('On four.')
    const { request, caller } = searches().at(-1) ?? {}
    expect(request).toMatchObject({ personaId: 'mine', query: 'How long?', earlier: ['two', 'three', 'four'] })
    expect(caller).toMatchObject({ kind: 'member', id: 'ada' })
  })

  it('follows the choice of the form to answer from the material only', async () => {
    harness.persona.on('FindPassages', () => ({ passages: [] }))
    await answer({ onlyFromMaterial: true })
    expect(model.requests.at(-1)?.system).toContain('Answer only from the passages of your material')
    expect(model.requests.at(-1)?.promptMaterial).toContain('No passage of your material fits')
    await answer()
    expect(model.requests.at(-1)?.system).not.toContain('Answer only from the passages')
    expect(model.requests.at(-1)?.promptMaterial).toBeUndefined()
  })

  it('goes on without passages when the search fails', async () => {
    giveMaterial(harness.persona, () => Promise.reject(new Error('away')))
    expect((await answer()).end?.done).toMatchObject({ fullResponse: 'Let it rest. Heat it.', citations: [], given: [] })
  })

  it('is refused for a persona of another owner, or none, before the model is asked', async () => {
    const asked = model.requests.length
    const searched = searches().length
    const eve = await harness.identity.member('eve')
    await expect(answer({}, { token: eve })).rejects.toMatchObject({ kind: 'not_found', reason: 'BOT_NOT_FOUND' })
    harness.persona.on('GetPersona', () => {
      throw new DomainError('not_found', 'BOT_NOT_FOUND', 'Bot not found')
    })
    await expect(answer()).rejects.toMatchObject({ kind: 'not_found', reason: 'BOT_NOT_FOUND' })
    expect([model.requests.length, searches().length]).toEqual([asked, searched])
  })

  it('makes no call to persona when it names none', async () => {
    const before = [searches().length, harness.persona.calls('GetPersona').length]
    const { end } = await answer({ personaId: '' })
    expect(end?.done).toMatchObject({ citations: [], given: [] })
    expect([searches().length, harness.persona.calls('GetPersona').length]).toEqual(before)
  })
})
