import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { RpcClient } from '@rostra/kit/rpc/client'
import { createHarness, type Harness, listPublic } from '../harness.ts'

let harness: Harness
let gateway: RpcClient

beforeAll(async () => {
  harness = await createHarness()
  gateway = (await harness.startReplica()).client()
  await harness.addPersona({
    slug: 'yoga',
    name: 'Yoga teacher',
    description: 'Breathing and stretching for stiff people',
    category: 'Health & Fitness',
  })
  await harness.addPersona({
    slug: 'money',
    name: 'Penny Wise',
    description: 'Budgets that survive the month',
    category: 'Finance',
    conversationCount: 50,
  })
  await harness.addPersona({
    slug: 'chef',
    name: 'José',
    description: 'Cooking for one, with yoga jokes',
    category: 'Other',
    conversationCount: 90,
  })
  await harness.addPersona({
    slug: 'music',
    name: 'Учитель музыки',
    description: 'C++ and regex .* for [pianists] $100',
    category: 'Education',
  })
})
afterAll(() => harness?.end())

async function slugsFound(search: string, sort?: 'SORT_POPULAR' | 'SORT_NEWEST', client = gateway): Promise<string[]> {
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
    ['no known word', 'zebra', []],
    ['the middle of a word', 'retchin', []],
    ['two words of different fields', 'breathe teacher', ['yoga']],
    ['two words that no persona has both of', 'teacher budgets', []],
    ['words among stop words', 'a teacher for the stiff', ['yoga']],
    ['a stop word alone', 'with', []],
    ['a missing letter', 'techer', ['yoga']],
    ['an added letter', 'streetching', ['yoga']],
    ['a replaced letter', 'budjets', ['money']],
    ['two letters swapped', 'cookign', ['chef']],
    ['a mistake in another form of the word', 'streching', ['yoga']],
    ['a mistake in another script', 'учтель', ['music']],
    ['a mistake in one of two words', 'yoga techer', ['yoga']],
    ['two mistakes in a word', 'tecer', []],
    ['a mistake in a short word', 'yoha', []],
  ])('by %s: %s', async (_what, search, slugs) => {
    expect(await slugsFound(search)).toEqual(slugs)
  })

  it('sorts by popularity by default', async () => {
    expect(await slugsFound('yoga')).toEqual(['chef', 'yoga'])
    expect(await slugsFound('yoga', 'SORT_POPULAR')).toEqual(['chef', 'yoga'])
    expect(await slugsFound('yoga', 'SORT_NEWEST')).toEqual(['chef', 'yoga'])
  })

  it('corrects no word that a public persona has', async () => {
    const id = await harness.addPersona({ slug: 'brad', name: 'Brenda', description: 'Bakes' })
    await harness.addPersona({ slug: 'brend', name: 'Brends', description: 'Bakes', visibility: 'private' })
    expect(await slugsFound('brenda')).toEqual(['brad'])
    await harness.addPersona({ slug: 'twin', name: 'Brendo', description: 'Bakes' })
    expect([await slugsFound('brenda'), await slugsFound('brendx')]).toEqual([['brad'], ['twin', 'brad']])
    expect(await slugsFound('brends')).not.toContain('brend')
    await harness.deletePersonas({ description: 'Bakes' })
    expect(id).not.toBe('')
  })

  it('finds a new persona on every replica', async () => {
    const other = (await harness.startReplica()).client()
    for (const client of [gateway, other]) expect(await slugsFound('harpsichord', 'SORT_POPULAR', client)).toEqual([])
    await harness.addPersona({ slug: 'harp', name: 'Harpsichord', description: 'Plucked, not struck' })
    for (const client of [gateway, other]) expect(await slugsFound('harpsichords', 'SORT_POPULAR', client)).toEqual(['harp'])
    await harness.deletePersonas({ slug: 'harp' })
    for (const client of [gateway, other]) expect(await slugsFound('harpsichord', 'SORT_POPULAR', client)).toEqual([])
  })

  it('finds simplified Chinese by traditional, and the other way', async () => {
    await harness.addPersona({ slug: 'software', name: '黃明', description: '教你軟體工程，從頭開始' })
    await harness.addPersona({ slug: 'maths', name: '王老师', description: '数学老师，发展兴趣' })
    for (const search of ['軟體工程', '软体工程', '黃明', '黄明', '工程']) expect(await slugsFound(search)).toEqual(['software'])
    for (const search of ['數學老師', '数学老师', '發展', '王老師']) expect(await slugsFound(search)).toEqual(['maths'])
    const { personas } = await listPublic(gateway, { search: '黄明', page: 1, limit: 10 })
    expect(personas.map(({ name }) => name)).toEqual(['黃明'])
    await harness.deletePersonas({ slug: { $in: ['software', 'maths'] } })
  })

  it('finds every persona when it is empty', async () => {
    expect(await slugsFound(' \t')).toHaveLength(4)
  })

  it('finds personas of the category only', async () => {
    const request = { search: 'yoga', category: 'Other', page: 1, limit: 10 }
    expect((await listPublic(gateway, request)).personas.map(({ slug }) => slug)).toEqual(['chef'])
  })
})

describe('a search with hostile text', () => {
  it.each(['.*', '^', '[', '(((((', '\\', '$', '-', '"', '""', '\u0000', '\u202e', '🤖', '{}'])('finds nothing: %j', async (search) => {
    expect(await slugsFound(search)).toEqual([])
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
    expect(await slugsFound(search)).toEqual(slugs)
  })
})
