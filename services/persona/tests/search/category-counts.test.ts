import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { RpcClient } from '@rostra/kit/rpc/client'
import { PersonaService } from '@rostra/proto/persona'
import { categories } from '../../src/core/domain/personas/persona.ts'
import { createHarness, type Harness, listPublic } from '../harness.ts'

let harness: Harness
let gateway: RpcClient

beforeAll(async () => {
  harness = await createHarness()
  gateway = (await harness.startReplica()).client()
  await harness.addPersona({ name: 'Yoga teacher', category: 'Health & Fitness' })
  await harness.addPersona({ name: 'Yoga jokes', category: 'Entertainment' })
  await harness.addPersona({ name: 'Yoga budgets', category: 'Finance' })
  await harness.addPersona({ name: 'Savings', category: 'Finance' })
  await harness.addPersona({ name: 'Yoga in secret', category: 'Travel', visibility: 'private' })
})
afterAll(() => harness?.end())

const countsOf = async (search = '', client = gateway) => (await client.call(PersonaService.CountPublicPersonas, { search })).counts

describe('CountPublicPersonas', () => {
  it('counts the public personas in each category that has any', async () => {
    expect(await countsOf()).toEqual([
      { category: 'Entertainment', count: 1 },
      { category: 'Finance', count: 2 },
      { category: 'Health & Fitness', count: 1 },
    ])
  })

  it.each(['', ' ', 'yoga', 'yogas teach', 'savinsg', 'finance', 'secret', 'zebra', '***', '#Finance'])(
    'agrees with the totals of the list: %j',
    async (search) => {
      const totals = await Promise.all(
        categories.map(async (category) => ({
          category,
          count: (await listPublic(gateway, { search, category, page: 1, limit: 1 })).total,
        })),
      )
      expect(await countsOf(search)).toEqual(totals.filter(({ count }) => count > 0))
    },
  )

  it('follows additions and deletions', async () => {
    await harness.addPersona({ slug: 'guide', category: 'Travel' })
    expect(await countsOf()).toContainEqual({ category: 'Travel', count: 1 })
    await harness.deletePersonas({ slug: 'guide' })
    expect((await countsOf()).map(({ category }) => category)).not.toContain('Travel')
  })

  it('refuses a search of more than 200 characters', async () => {
    await expect(countsOf('x'.repeat(201))).rejects.toMatchObject({
      reason: 'VALIDATION',
      details: { fields: { search: expect.any(String) } },
    })
  })
})
