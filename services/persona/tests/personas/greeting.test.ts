import { afterAll, beforeAll, expect, it } from '@jest/globals'
import type { RpcClient } from '@rostra/kit/rpc/client'
import { PersonaService } from '@rostra/proto/persona'
import { validForm } from '../fixtures.ts'
import { createHarness, type Harness } from '../harness.ts'

let harness: Harness
let gateway: RpcClient
let chat: RpcClient
beforeAll(async () => {
  harness = await createHarness()
  const { client } = await harness.startReplica()
  gateway = client()
  chat = client('chat')
})
afterAll(() => harness?.end())

const asMember = async (id: string) => ({ token: await harness.identity.member(id) })

it('the greeting of an owner begins conversations; without one it is made of name and description', async () => {
  const ada = await asMember('ada')
  const greetingFor = async (id: string) => (await chat.call(PersonaService.GetSpeakingProfile, { id }, await asMember('bob'))).greeting
  const form = validForm({ greeting: '  Good day.\r\nWhat shall we compute? ' })
  const created = await gateway.call(PersonaService.CreatePersona, { form }, ada)
  const greeting = 'Good day.\nWhat shall we compute?'
  expect(created.greeting).toBe(greeting)
  expect(await gateway.call(PersonaService.GetPersona, { id: created.id }, ada)).toMatchObject({ greeting })
  expect((await gateway.call(PersonaService.GetPersona, { id: created.id }, await asMember('bob'))).greeting).toBeUndefined()
  expect(await greetingFor(created.id)).toBe(greeting)
  const saved = await gateway.call(PersonaService.UpdatePersona, { id: created.id, form: validForm() }, ada)
  expect(saved.greeting).toBe('')
  expect(await greetingFor(created.id)).toBe("Hi, I'm Ada Lovelace. Teaches you to think in machines. What would you like to talk about?")
})

it('a greeting that is too long, counted as people see it, is refused', async () => {
  const create = async (greeting: string) =>
    gateway.call(PersonaService.CreatePersona, { form: validForm({ greeting }) }, await asMember('eve'))
  await expect(create('🦉'.repeat(241))).rejects.toMatchObject({
    reason: 'VALIDATION',
    details: { fields: { greeting: 'Greeting must be at most 240 characters' } },
  })
  expect((await create('🦉'.repeat(240))).greeting).toHaveLength(480)
})
