import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { RpcClient } from '@rostra/kit/rpc/client'
import { createPersonaWorld, listPublic, type PersonaWorld } from './persona-world.ts'

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

async function found(search: string, sort?: 'SORT_POPULAR' | 'SORT_NEWEST', client = gateway): Promise<string[]> {
  const { personas, total } = await listPublic(client, { search, sort, page: 1, limit: 10 })
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
    ['two words of different places', 'breathe teacher', ['yoga']],
    ['two words that no persona has both of', 'teacher budgets', []],
    ['words among such as say nothing', 'a teacher for the stiff', ['yoga']],
    ['nothing but a word that says nothing', 'with', []],
    ['a missing letter', 'techer', ['yoga']],
    ['a letter too many', 'streetching', ['yoga']],
    ['another letter', 'budjets', ['money']],
    ['two letters swapped', 'cookign', ['chef']],
    ['a mistake in another form of the word', 'streching', ['yoga']],
    ['a mistake in another script', 'учтель', ['music']],
    ['a mistake in one of two words', 'yoga techer', ['yoga']],
    ['two mistakes in a word', 'tecer', []],
    ['a mistake in a short word', 'yoha', []],
  ])('finds by %s: %s', async (_what, search, slugs) => {
    expect(await found(search)).toEqual(slugs)
  })

  it('puts the most popular first, where nothing else is asked for', async () => {
    expect(await found('yoga')).toEqual(['chef', 'yoga'])
    expect(await found('yoga', 'SORT_POPULAR')).toEqual(['chef', 'yoga'])
    expect(await found('yoga', 'SORT_NEWEST')).toEqual(['chef', 'yoga'])
  })

  it('guesses nothing for a word that is there', async () => {
    const id = await world.add({ slug: 'brad', name: 'Brenda', description: 'Bakes' })
    await world.add({ slug: 'brend', name: 'Brends', description: 'Bakes', isPrivate: true })
    expect(await found('brenda')).toEqual(['brad'])
    await world.add({ slug: 'twin', name: 'Brendo', description: 'Bakes' })
    expect([await found('brenda'), await found('brendx')]).toEqual([['brad'], ['twin', 'brad']])
    expect(await found('brends')).not.toContain('brend')
    await world.discard({ description: 'Bakes' })
    expect(id).not.toBe('')
  })

  it('finds a new persona by its words on every replica, whichever stored it', async () => {
    const other = (await world.replica()).client()
    for (const client of [gateway, other]) expect(await found('harpsichord', 'SORT_POPULAR', client)).toEqual([])
    await world.add({ slug: 'harp', name: 'Harpsichord', description: 'Plucked, not struck' })
    for (const client of [gateway, other]) expect(await found('harpsichords', 'SORT_POPULAR', client)).toEqual(['harp'])
    await world.discard({ slug: 'harp' })
    for (const client of [gateway, other]) expect(await found('harpsichord', 'SORT_POPULAR', client)).toEqual([])
  })

  it('finds everything when it is empty', async () => {
    expect(await found(' \t')).toHaveLength(4)
  })

  it('stays within the category', async () => {
    const asked = { search: 'yoga', category: 'Other', page: 1, limit: 10 }
    expect((await listPublic(gateway, asked)).personas.map(({ slug }) => slug)).toEqual(['chef'])
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
    ['teacher -yoga', ['yoga']],
    ['"yoga jokes"', ['chef']],
    ['#Other', ['chef']],
    ['$yoga', ['chef', 'yoga']],
    ['tea.*er', []],
    ['yoga\u0000teacher', ['yoga']],
    [`${'a '.repeat(95)}`, []],
    ['x'.repeat(200), []],
    ['(a+)+$', []],
  ])('is read as words: %j', async (search, slugs) => {
    expect(await found(search)).toEqual(slugs)
  })
})
