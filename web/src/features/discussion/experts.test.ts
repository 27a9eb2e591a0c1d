import { describe, expect, it } from '@jest/globals'
import { completedDiscussion, discussion, discussionWithOneAnswer } from '../../data/testing/fixtures.ts'
import { absences, awaitedRound, countAnswers, faceOf, joinNames, stateOf } from './experts.ts'

const states = (of: typeof discussion) => of.experts.map((expert) => stateOf(expert, of))
const [livia, max] = discussion.experts as [(typeof discussion.experts)[0], (typeof discussion.experts)[0]]

describe('the state of an expert', () => {
  it('is awaited until the answer of the current round has arrived', () => {
    expect(states(discussion)).toEqual(['awaited', 'awaited'])
    expect(states(discussionWithOneAnswer)).toEqual(['answered', 'awaited'])
    const revising = { ...completedDiscussion, status: 'ongoing', phase: 'revisions' } as const
    expect(states({ ...revising, conversationFlow: revising.conversationFlow.slice(0, 3) })).toEqual(['answered', 'awaited'])
  })

  it('is answered while the chair writes and after the end, also without a second answer', () => {
    const flow = completedDiscussion.conversationFlow.slice(0, 3)
    expect(states({ ...completedDiscussion, status: 'ongoing', phase: 'chair', conversationFlow: flow })).toEqual(['answered', 'answered'])
    expect(states(completedDiscussion)).toEqual(['answered', 'answered'])
  })

  it('is absent for an expert that failed, and for one without an answer when the discussion has failed', () => {
    expect(states({ ...discussion, experts: [{ ...livia, absent: true }, max] })).toEqual(['absent', 'awaited'])
    expect(states({ ...discussionWithOneAnswer, status: 'failed', phase: 'ended' })).toEqual(['answered', 'absent'])
  })
})

it('counts the answers of the round, of the experts that are not absent', () => {
  expect(countAnswers(discussionWithOneAnswer)).toEqual({ answered: 1, expected: 2 })
  expect(countAnswers({ ...discussionWithOneAnswer, experts: [livia, { ...max, absent: true }] })).toEqual({ answered: 1, expected: 1 })
})

it('awaits round 1 during the drafts, 2 during the revisions, and none later', () => {
  const rounds = (['drafts', 'revisions', 'chair', 'ended'] as const).map((phase) => awaitedRound({ ...discussion, phase }))
  expect(rounds).toEqual([1, 2, null, null])
  expect(awaitedRound({ ...discussion, status: 'failed' })).toBeNull()
})

it('distinguishes an emoji from the address of an image', () => {
  const face = (avatarUrl: string) => {
    const { avatarUrl: url, avatarEmoji } = faceOf({ ...livia, avatarUrl })
    return [url, avatarEmoji]
  }
  expect(face('https://example.org/a.png')).toEqual(['https://example.org/a.png', null])
  expect(face('🦉')).toEqual([null, '🦉'])
  expect(face('')).toEqual([null, null])
})

it('joins names in a sentence', () => {
  expect([[], ['Livia'], ['Livia', 'Max'], ['Livia', 'Max', 'Ada']].map(joinNames)).toEqual([
    '',
    'Livia',
    'Livia and Max',
    'Livia, Max and Ada',
  ])
})

it('tells the experts that declined from those that failed', () => {
  const experts = [livia, { ...max, absent: true }, { ...max, name: 'Ada', absent: true, declined: true }]
  expect(absences({ ...discussion, experts })).toEqual([
    { why: 'failed', names: ['Max'] },
    { why: 'declined', names: ['Ada'] },
  ])
  expect(absences(discussion)).toEqual([])
})
