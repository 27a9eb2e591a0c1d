import { describe, expect, it } from '@jest/globals'
import { discussionAnswer, discussionCallOf } from './discussion-answers.ts'

const ask = (system: string, user: string) =>
  discussionCallOf([
    { role: 'system', content: system },
    { role: 'user', content: user },
  ])
const closing = 'End with one line `Position: <one sentence of at most 30 words>`.'
const question = '[discussion d-1] Should I learn to sail?'

describe('the fake provider of discussions', () => {
  it('recognises a draft by the line that it has to end with, and its expert and discussion by their marks', () => {
    const draft = { kind: 'draft', discussion: 'd-1', expert: 'e-2' }
    expect(ask(`You are Ada. [expert e-2] ${closing}`, question)).toEqual(draft)
    expect(ask('You are Ada. [expert e-2]', `${question} ${closing}`)).toEqual(draft)
  })

  it('recognises a revision by the drafts that it shows', () => {
    const draft = discussionAnswer({ kind: 'draft', discussion: '', expert: '' }, 4)
    expect(ask(`[expert e-2] ${closing}`, `${question}\nExpert A: ${draft}`)).toMatchObject({ kind: 'revision', expert: 'e-2' })
  })

  it('recognises the chair by the schema of its JSON, although it shows positions', () => {
    const answer = discussionAnswer({ kind: 'revision', discussion: '', expert: '' }, 4)
    expect(ask('Answer with one JSON value: {"consensus":…}', `${question} ${answer}`)).toEqual({
      kind: 'chair',
      discussion: 'd-1',
      expert: '',
    })
  })

  it('recognises nothing in a chat', () => {
    expect(ask('You are Ada.', 'Tell me everything about it, please.')).toBeUndefined()
  })

  it('ends answers of experts with positions that have at most one word in common', () => {
    const positions = Array.from({ length: 40 }, (_, number) => {
      const lines = discussionAnswer({ kind: 'draft', discussion: '', expert: '' }, number).split('\n')
      expect(lines.at(-1)).toMatch(/^Position: (\w+ ){11}\w+\.$/)
      return new Set(lines.at(-1)?.toLowerCase().match(/\w+/g)?.slice(1))
    })
    for (const [index, one] of positions.entries())
      for (const other of positions.slice(index + 1)) expect([...one].filter((word) => other.has(word)).length).toBeLessThanOrEqual(1)
  })

  it('writes the JSON that the chair has to write', () => {
    expect(JSON.parse(discussionAnswer({ kind: 'chair', discussion: '', expert: '' }, 1))).toEqual({
      consensus: expect.any(String),
      agreement: 'mixed',
      minority: { experts: ['Expert B'], view: expect.any(String), reason: expect.any(String) },
    })
  })
})
