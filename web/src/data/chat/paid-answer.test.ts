import { describe, expect, it } from '@jest/globals'
import { QueryClient } from '@tanstack/react-query'
import { userQuery, userStatusQuery } from '../accounts/user.ts'
import { botBySlugQuery } from '../personas/personas.ts'
import { user, userStatus } from '../testing/fixtures.ts'
import { showPaid } from './paid-answer.ts'

const readAt = 1_000
const sentAt = 2_000
const paid = { price: 2, freeCredits: 90, purchasedCredits: 8 }
const bot = botBySlugQuery('coach').queryKey

function clientOf(isMember = true) {
  const client = new QueryClient()
  client.setQueryData(userQuery.queryKey, isMember ? user : null)
  client.setQueryData(userStatusQuery.queryKey, userStatus, { updatedAt: readAt })
  client.setQueryData<unknown>(bot, { messageCredits: 2 })
  const isStale = (queryKey: readonly unknown[]) => client.getQueryState(queryKey)?.isInvalidated
  return { client, stale: () => [isStale(userStatusQuery.queryKey), isStale(bot)] }
}

describe('showPaid', () => {
  it('shows the credits that an answer has left, and asks for nothing', () => {
    const { client, stale } = clientOf()
    showPaid(client, paid, sentAt)
    const left = { freeCredits: 90, purchasedCredits: 8, messageCredits: 98 }
    expect(client.getQueryData(userStatusQuery.queryKey)).toEqual({ ...userStatus, ...left })
    expect(stale()).toEqual([false, false])
  })

  it('asks for the price when it is another one, and for credits and price when the end tells neither', () => {
    const other = clientOf()
    showPaid(other.client, { ...paid, price: 6 }, sentAt)
    expect(other.stale()).toEqual([false, true])
    const unknown = clientOf()
    showPaid(unknown.client, null, sentAt)
    expect(unknown.stale()).toEqual([true, true])
  })

  it('asks for credits that were read after the send: others may have changed them', () => {
    const { client, stale } = clientOf()
    showPaid(client, paid, readAt)
    expect([client.getQueryData(userStatusQuery.queryKey), stale()]).toEqual([userStatus, [true, false]])
  })

  it('asks for no price of a guest', () => {
    const { client, stale } = clientOf(false)
    showPaid(client, null, sentAt)
    expect(stale()).toEqual([true, false])
  })
})
