import { describe, expect, it } from '@jest/globals'
import { isFollowUp, queryTerms } from './query-terms.ts'

const termsFor = (text: string, ...earlier: string[]) =>
  queryTerms({ text, earlier }).map(({ term, weight }) => (weight === 1 ? term : `${term}×${weight}`))

describe('queryTerms', () => {
  it('returns the stems of a message without the words of a question', () => {
    expect(termsFor('How do I feed the bees in winter?')).toEqual(['feed', 'bee', 'winter'])
  })

  it('keeps the words of a question when there are no others', () => {
    expect(termsFor('Who are you?')).toEqual(['who'])
    expect(termsFor('?!')).toEqual([])
  })

  it('adds earlier messages to a follow-up, the latest with the most weight', () => {
    const earlier = ['Is honey safe to eat?', 'How much paracetamol may an adult take?']
    expect(termsFor('And for children?', ...earlier)).toEqual([
      'children',
      'much×0.15',
      'paracetamol×0.5',
      'adult×0.5',
      'take×0.15',
      'honei×0.25',
      'safe×0.25',
      'eat×0.25',
    ])
  })

  it('keeps the weight of the message for a term that both have', () => {
    expect(termsFor('More honey?', 'Where is honey sold?')).toEqual(['more×0.3', 'honei', 'sold×0.5'])
  })

  it('adds nothing to a message that says itself what it asks for', () => {
    expect(termsFor('When were Roman roads in Britain first paved with stone?', 'Tell me about bees')).not.toContain('bee×0.5')
  })
})

describe('isFollowUp', () => {
  it.each([
    ['And for children?', 1, true],
    ['How long does it keep in a cold cellar?', 4, true],
    ['What about those with long yellow wings?', 3, true],
    ['How long does honey keep in a cold cellar?', 5, false],
    ['Why do they say that bees dance before the swarm leaves its old hive in May?', 9, false],
  ])('says of %j with %i terms: %s', (text, terms, expected) => {
    expect(isFollowUp(text, terms)).toBe(expected)
  })
})
