import { describe, expect, it } from '@jest/globals'
import { type ChatPlan, indexOf, messageAt, textOf } from './synthetic-chats.ts'

const week = { from: new Date('2026-03-02T00:00:00Z'), to: new Date('2026-03-09T00:00:00Z') }
const plan: ChatPlan = { ...week, first: 0, messages: 20_000, people: 500 }
const all = Array.from({ length: plan.messages }, (_, index) => messageAt(index, plan))

describe('synthetic chats', () => {
  it('have four messages in each conversation, of one person with one persona, over the whole time', () => {
    const conversations = [...Map.groupBy(all.slice(0, 18_432), ({ conversationId }) => conversationId).values()]
    expect(new Set(conversations.map(({ length }) => length))).toEqual(new Set([4]))
    expect(conversations.every((messages) => new Set(messages.map(({ accountId, personaId }) => accountId + personaId)).size === 1)).toBe(
      true,
    )
    expect(new Set(all.map(({ accountId }) => accountId)).size).toBe(plan.people)
    expect([all[0]?.at, (all.at(-1)?.at.getTime() ?? 0) > plan.to.getTime() - 60_000]).toEqual([plan.from, true])
  })

  it('have an exchange id that leads back to the message', () => {
    expect(new Set(all.map(({ exchangeId }) => exchangeId)).size).toBe(plan.messages)
    expect(all.every(({ exchangeId, text }) => /^[0-9a-f]{24}$/.test(exchangeId) && textOf(indexOf(exchangeId)) === text)).toBe(true)
  })

  it('have about 15 words of a vocabulary whose words are mostly rare', () => {
    const words = all.flatMap(({ text }) => text.split(' '))
    const uses = [...Map.groupBy(words, (word) => word).values()].map(({ length }) => length)
    expect(words.length / all.length).toBeCloseTo(15, 0)
    expect(uses.filter((count) => count === 1).length / uses.length).toBeGreaterThan(0.4)
  })
})
