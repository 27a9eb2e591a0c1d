import { describe, expect, it } from '@jest/globals'
import { demoMembers } from '@rostra/platform/demo-members'
import { readDemoConversations } from './read-demo-conversations.ts'

const demoConversations = await readDemoConversations()
const distinct = (values: readonly unknown[]) => new Set(values).size

describe('the demo conversations', () => {
  it('are more than 200 distinct messages of 24 members on 13 days', () => {
    expect(demoConversations.length).toBeGreaterThan(200)
    expect(distinct(demoConversations.map(({ text }) => text))).toBe(demoConversations.length)
    expect(distinct(demoConversations.map(({ answer }) => answer))).toBe(demoConversations.length)
    expect(new Set(demoConversations.map(({ member }) => member))).toEqual(new Set(demoMembers.keys()))
    expect(distinct(demoConversations.map(({ daysAgo }) => daysAgo))).toBe(13)
  })

  it('happen on days 1 to 13 ago, between 7 and 22 h', () => {
    for (const { daysAgo, hour } of demoConversations) {
      expect([daysAgo >= 1, daysAgo <= 13, hour >= 7, hour <= 22]).toEqual([true, true, true, true])
    }
  })
})
