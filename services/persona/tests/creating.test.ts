import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { RpcClient } from '@rostra/kit/rpc/client'
import { eventually } from '@rostra/kit/testing/eventually'
import type { PersonaForm } from '@rostra/proto/gen/rostra/persona/v1/PersonaForm'
import { PersonaService } from '@rostra/proto/persona'
import { filledForm } from './filled-form.ts'
import { createPersonaWorld, listPublic, type PersonaWorld } from './persona-world.ts'

let world: PersonaWorld
let replicas: [RpcClient, RpcClient]
let gateway: RpcClient

beforeAll(async () => {
  world = await createPersonaWorld()
  const [one, other] = await Promise.all([world.replica(), world.replica()])
  replicas = [one.client(), other.client()]
  gateway = replicas[0]
})
afterAll(() => world?.end())

const as = async (id: string, role = 'citizen') => ({ token: await world.identity.member(id, role) })
const create = async (who: string, form: PersonaForm = {}, role = 'citizen', client = gateway) =>
  client.call(PersonaService.CreatePersona, { form: filledForm(form) }, await as(who, role))
const stored = (ownerId: string) => world.connection.collection('personas').find({ ownerId }).toArray()
const owners = (_id: string) => world.connection.collection<{ _id: string }>('owners').countDocuments({ _id })
/** What the event of a deleted account leaves; the personas are looked after soon. */
const depart = (_id: string) =>
  world.connection.collection<{ _id: string }>('departures').insertOne({ ...{ at: new Date(), lookAt: new Date(0) }, _id })
const refusals = (outcomes: PromiseSettledResult<unknown>[]) =>
  outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason.reason ?? String(outcome.reason)] : []))

describe('a new persona', () => {
  it('is its maker’s, as filled in, with defaults for the rest', async () => {
    const persona = await create('ada', { name: ' Ame\u0301lie Čapek ', avatarEmoji: '🦉' })
    expect(persona).toMatchObject({
      ...{ slug: 'amelie-capek', name: 'Amélie Čapek', description: 'Teaches you to think in machines', category: 'Education' },
      ...{ voice: 'male1', avatarUrl: '', avatarEmoji: '🦉', avatarBgColor: '#4F46E5', isPrivate: false, ownerId: 'ada' },
      ...{ rolePrompt: 'You are Ada, who thinks in machines.', strictlyFollows: 'Never shout.', version: 1 },
      ...{ openingLines: ['What is a machine?'], openingLinesMade: false, embedOrigins: [], voteCount: 0, conversationCount: 0 },
      createdAt: world.clock.now.toISOString(),
    })
    expect(await gateway.call(PersonaService.GetPersona, { id: persona.id }, await as('ada'))).toEqual(persona)
  })

  it('is found by everybody, without its prompts', async () => {
    const { id } = await create('finder', { name: 'Juggling Instructor' })
    const { personas } = await listPublic(gateway, { search: 'instructors', page: 1, limit: 10 })
    expect(personas.map((persona) => persona.id)).toEqual([id])
    const { rolePrompt, strictlyFollows, version } = await gateway.call(PersonaService.GetPersona, { slug: 'juggling-instructor' })
    expect([rolePrompt, strictlyFollows, version]).toEqual([undefined, undefined, undefined])
  })

  it('of an orator may be private, and is there for nobody else then', async () => {
    const { id, isPrivate } = await create('orator', { name: 'Secret twin', isPrivate: true }, 'orator')
    expect(isPrivate).toBe(true)
    const notFound = { kind: 'not_found', reason: 'BOT_NOT_FOUND' }
    for (const options of [{}, await as('ada')])
      await expect(gateway.call(PersonaService.GetPersona, { id }, options)).rejects.toMatchObject(notFound)
    expect((await listPublic(gateway, { search: 'twin', page: 1, limit: 10 })).total).toBe(0)
  })

  it('is shown as text, whatever its text looks like', async () => {
    const name = '<b>{"$gt":""}</b> && 1=1'
    const description = "'; DROP TABLE personas; -- <img src=x onerror=alert(1)>"
    const { id } = await create('hostile', { name, description, slug: 'hostile-text' })
    expect(await gateway.call(PersonaService.GetPersona, { id })).toMatchObject({ name, description })
  })
})

describe('a form that is refused', () => {
  it('says all that is wrong at once, and leaves nothing', async () => {
    const wrong = {
      name: 'A\u202eda',
      description: 'short',
      category: 'Cooking',
      rolePrompt: 'x',
      slug: 'Ö',
      avatarUrl: 'http://a.example',
    }
    const refused = create('wrong', { ...wrong, openingLines: ['?'], embedOrigins: ["'self'"] })
    await expect(refused).rejects.toMatchObject({
      ...{ kind: 'invalid', reason: 'VALIDATION', message: 'AI Persona name contains characters that cannot be shown' },
      details: {
        fields: {
          name: 'AI Persona name contains characters that cannot be shown',
          description: 'Description must be at least 10 characters',
          category: 'Please choose a category',
          rolePrompt: 'Role prompt must be at least 20 characters',
          slug: 'Slug must be at least 3 characters',
          avatarUrl: 'Avatar URL must be an https:// address',
          openingLines: 'Opening lines must be at least 3 characters',
          embedOrigins: 'Each website must look like https://example.org',
        },
      },
    })
    await expect(gateway.call(PersonaService.CreatePersona, {}, await as('wrong'))).rejects.toMatchObject({ reason: 'VALIDATION' })
    expect(await stored('wrong')).toEqual([])
  })

  it('comes from a citizen who wants a private persona', async () => {
    await expect(create('citizen', { isPrivate: true })).rejects.toMatchObject({ kind: 'denied', reason: 'PRIVATE_NOT_ALLOWED' })
    expect(await stored('citizen')).toEqual([])
  })

  it('comes from people without an account', async () => {
    for (const options of [{}, { token: await world.identity.guest('ada') }])
      await expect(gateway.call(PersonaService.CreatePersona, { form: filledForm() }, options)).rejects.toMatchObject({
        kind: 'unauthenticated',
        reason: 'AUTH_REQUIRED',
      })
  })

  it('comes from an account that was deleted, with a token that is still valid', async () => {
    await depart('gone')
    await expect(create('gone')).rejects.toMatchObject({ kind: 'unauthenticated', reason: 'AUTH_REQUIRED' })
    expect(await stored('gone')).toEqual([])
    expect(await owners('gone')).toBe(0)
  })

  it('leaves nothing when the account is deleted at that moment', async () => {
    const making = Array.from({ length: 8 }, (_, i) => create('leaving', { slug: `leaving-${i}` }, 'orator', replicas[i % 2]))
    await Promise.race(making)
    await depart('leaving')
    expect(new Set([...refusals(await Promise.allSettled(making)), 'AUTH_REQUIRED'])).toEqual(new Set(['AUTH_REQUIRED']))
    await eventually(async () => expect([await stored('leaving'), await owners('leaving')]).toEqual([[], 0]))
  })
})

describe('the limit of a role', () => {
  it.each([
    ['citizen', 5],
    ['orator', 10],
  ])('of a %s is %i, and a deleted persona makes room', async (role, most) => {
    const who = `limited-${role}`
    const [first] = await Promise.all(Array.from({ length: most }, () => create(who, {}, role)))
    const refusal = { kind: 'denied', reason: 'PERSONA_LIMIT', message: `You have reached your limit of ${most} AI personas` }
    await expect(create(who, {}, role)).rejects.toMatchObject(refusal)
    await gateway.call(PersonaService.DeletePersona, { id: first?.id ?? '' }, await as(who, role))
    await create(who, {}, role)
    await expect(create(who, {}, role)).rejects.toMatchObject(refusal)
  })

  it('holds when a citizen makes a hundred at once, on two replicas', async () => {
    const making = Array.from({ length: 100 }, (_, i) => create('crowd', { slug: `crowd-${i}` }, 'citizen', replicas[i % 2]))
    const outcomes = await Promise.allSettled(making)
    expect(refusals(outcomes)).toEqual(Array(95).fill('PERSONA_LIMIT'))
    const rows = await stored('crowd')
    expect(rows).toHaveLength(5)
    const ids = rows.map(({ _id }) => String(_id))
    expect(await world.connection.collection('prompt_versions').countDocuments({ personaId: { $in: ids } })).toBe(5)
  })
})
