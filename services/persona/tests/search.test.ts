import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { RpcClient } from '@rostra/kit/rpc/client'
import { PersonaService } from '@rostra/proto/persona'
import { createPersonaWorld, type PersonaWorld } from './persona-world.ts'

let world: PersonaWorld
let gateway: RpcClient

beforeAll(async () => {
  world = await createPersonaWorld()
  gateway = (await world.replica()).client()
  await world.add({
    slug: 'yoga',
    name: 'Yoga teacher',
    description: 'Breathing and stretching for stiff people',
    category: 'Health & Fitness',
  })
  await world.add({
    slug: 'money',
    name: 'Penny Wise',
    description: 'Budgets that survive the month',
    category: 'Finance',
    conversationCount: 50,
  })
  await world.add({ slug: 'chef', name: 'José', description: 'Cooking for one, with yoga jokes', category: 'Other', conversationCount: 90 })
  await world.add({ slug: 'music', name: 'Учитель музыки', description: 'C++ and regex .* for [pianists] $100', category: 'Education' })
})
afterAll(() => world?.end())

async function found(search: string, sort?: 'SORT_POPULAR'): Promise<string[]> {
  const { personas, total } = await gateway.call(PersonaService.ListPublicPersonas, { search, sort, page: 1, limit: 10 })
  expect(total).toBe(personas.length)
  return personas.map(({ slug }) => slug)
}

describe('a search', () => {
  it.each([
    ['a stem of the name', 'teachers', ['yoga']],
    ['another form of a word', 'stretches', ['yoga']],
    ['a word in any case', 'BUDGETING', ['money']],
    ['the category', 'finance', ['money']],
    ['half of a category', 'fitness', ['yoga']],
    ['the beginning of a word', 'stret', ['yoga']],
    ['the beginning of the last word after a whole one', 'month penn', ['money']],
    ['a name without its accent', 'jose', ['chef']],
    ['another script', 'учит', ['music']],
    ['nothing that is there', 'zebra', []],
    ['the middle of a word', 'retchin', []],
  ])('finds by %s: %s', async (_what, search, slugs) => {
    expect(await found(search)).toEqual(slugs)
  })

  it('puts the best match first, and the most talked with when that is asked for', async () => {
    expect(await found('yoga')).toEqual(['yoga', 'chef'])
    expect(await found('yoga', 'SORT_POPULAR')).toEqual(['chef', 'yoga'])
  })

  it('finds everything when it is empty', async () => {
    expect(await found(' \t')).toHaveLength(4)
  })

  it('stays within the category', async () => {
    const asked = { search: 'yoga', category: 'Other', page: 1, limit: 10 }
    expect((await gateway.call(PersonaService.ListPublicPersonas, asked)).personas.map(({ slug }) => slug)).toEqual(['chef'])
  })
})

describe('hostile text in a search', () => {
  it.each(['.*', '^', '[', '(((((', '\\', '$', '-', '"', '""', '\u0000', '\u202e', '🤖', '{}'])('finds nothing: %j', async (search) => {
    expect(await found(search)).toEqual([])
  })

  it.each([
    ['{"$gt":""}', []],
    ['{"$where":"sleep(10000)"}', []],
    ["' || '1'=='1", []],
    ['-teacher', ['yoga']],
    ['teacher -yoga', ['yoga', 'chef']],
    ['"yoga chef"', ['yoga', 'chef']],
    ['tea.*er', []],
    ['yoga\u0000teacher', ['yoga', 'chef']],
    [`${'a '.repeat(95)}`, []],
    ['x'.repeat(200), []],
    ['(a+)+$', []],
  ])('is read as words: %j', async (search, slugs) => {
    expect(await found(search)).toEqual(slugs)
  })
})
