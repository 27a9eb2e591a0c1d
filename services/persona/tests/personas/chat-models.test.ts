import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { RpcClient } from '@rostra/kit/rpc/client'
import { PersonaService } from '@rostra/proto/persona'
import { validForm } from '../fixtures.ts'
import { createHarness, type Harness } from '../harness.ts'

const CHAT_MODELS = JSON.stringify([
  { id: 'quick', label: 'Quick', name: 'gpt4', model: 'gpt-quick', credits: 1 },
  { id: 'deep', label: 'Deep', name: 'gpt4', model: 'gpt-deep', credits: 5 },
])

let harness: Harness
let gateway: RpcClient
let chat: RpcClient
let token: string
/** A client of a replica whose settings name one model. */
let plain: RpcClient
beforeAll(async () => {
  harness = await createHarness()
  const replica = await harness.startReplica({ OPENAI_API_KEY: 'k', CHAT_MODELS })
  gateway = replica.client()
  chat = replica.client('chat')
  plain = (await harness.startReplica()).client()
  token = await harness.identity.member('ada')
})
afterAll(() => harness?.end())

const create = (chatModel: string) => gateway.call(PersonaService.CreatePersona, { form: validForm({ chatModel }) }, { token })

describe('the models that an owner may choose', () => {
  it('are those of the settings with their prices, for every caller, and none without the setting', async () => {
    expect((await gateway.call(PersonaService.ListChatModels, {})).models).toEqual([
      { id: 'quick', label: 'Quick', credits: 1 },
      { id: 'deep', label: 'Deep', credits: 5 },
    ])
    expect((await plain.call(PersonaService.ListChatModels, {})).models).toEqual([])
  })

  it('are one each for a persona: its price is public, its choice is its owner’s and chat’s', async () => {
    const { id, chatModel, messageCredits } = await create('deep')
    expect([chatModel, messageCredits]).toEqual(['deep', 5])
    const shown = await gateway.call(PersonaService.GetPersona, { id })
    expect([shown.chatModel, shown.messageCredits]).toEqual([undefined, 5])
    expect(await chat.call(PersonaService.GetSpeakingProfile, { id })).toMatchObject({ chatModel: 'deep' })
    expect(await create('')).toMatchObject({ chatModel: '', messageCredits: 1 })
  })

  it('are refused when they are not there', async () => {
    await expect(create('gone')).rejects.toMatchObject({ reason: 'VALIDATION', details: { fields: { chatModel: expect.any(String) } } })
  })

  it('leave the default to a persona whose model is no longer configured, which is saved as it is shown', async () => {
    const { id } = await create('deep')
    const before = await plain.call(PersonaService.GetPersona, { id }, { token })
    expect([before.chatModel, before.messageCredits]).toEqual(['', 2])
    const form = validForm({ chatModel: before.chatModel ?? 'none', description: 'Saved with the other model' })
    await plain.call(PersonaService.UpdatePersona, { id, form }, { token })
    expect(await gateway.call(PersonaService.GetPersona, { id }, { token })).toMatchObject({ chatModel: '', messageCredits: 1 })
  })
})
