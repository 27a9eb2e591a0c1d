import { describe, expect, it } from '@jest/globals'
import { demoConversations } from './demo-conversations.ts'
import { demoMemberCount } from './schedule.ts'

const distinct = (values: readonly unknown[]) => new Set(values).size

describe('the demo conversations', () => {
  it('are more than 200 distinct messages of 24 members on 13 days', () => {
    expect(demoConversations.length).toBeGreaterThan(200)
    expect(distinct(demoConversations.map(({ text }) => text))).toBe(demoConversations.length)
    expect(distinct(demoConversations.map(({ answer }) => answer))).toBe(demoConversations.length)
    expect(distinct(demoConversations.map(({ member }) => member))).toBe(demoMemberCount)
    expect(distinct(demoConversations.map(({ daysAgo }) => daysAgo))).toBe(13)
  })

  it('happen on days 1 to 13 ago, between 7 and 22 h', () => {
    for (const { daysAgo, hour } of demoConversations) {
      expect([daysAgo >= 1, daysAgo <= 13, hour >= 7, hour <= 22]).toEqual([true, true, true, true])
    }
  })

  it('have no digits, links or markup, and fit into a chat', () => {
    for (const { text, answer } of demoConversations) {
      expect(text.length).toBeLessThanOrEqual(200)
      expect(`${text} ${answer}`).not.toMatch(/\d|[<>@#*_[\]/]|\w\.\w/)
    }
  })
})
