import { expect, it } from '@jest/globals'
import { userStatusQuery } from '../accounts/user.ts'
import { createQueryClient } from '../client/query-client.ts'
import { conversationCountQuery, creatorsQuery, popularBotsQuery } from './personas.ts'

it('public personas are fresh for 30 s, creators for 60 s, and counts of conversations for 5 minutes', () => {
  expect(popularBotsQuery.staleTime).toBe(30_000)
  expect(creatorsQuery([]).staleTime).toBe(60_000)
  expect(conversationCountQuery('b1')).toMatchObject({ staleTime: 300_000, refetchOnMount: false })
})

it('the credits of a member are fetched every 30 s', () => {
  expect(userStatusQuery.refetchInterval).toBe(30_000)
})

it('other reads are neither stale nor fetched again on focus', () => {
  expect(createQueryClient({ retries: true }).getDefaultOptions().queries).toMatchObject({
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  })
})
