import { describe, expect, it } from '@jest/globals'
import { queryTerms } from './query-terms.ts'

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

  it('has the terms of the subject alone when more is asked', () => {
    expect(termsFor('What else?', 'Is honey safe to eat?')).toEqual(['honei', 'safe', 'eat'])
  })

  it('adds what the message before told to a question of its own, with little weight', () => {
    expect(termsFor('How often should I feed them sugar water in the autumn months?', 'I keep bees')).toContain('bee×0.25')
  })

  it('adds nothing to a message that says itself what it asks for', () => {
    expect(termsFor('When were Roman roads in Britain first paved with stone?', 'Tell me about bees')).not.toContain('bee×0.5')
  })
})
