import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { positionsAgree } from './agreement.ts'

/** Pairs of positions with the same meaning in different words. */
const same: [string, string][] = [
  ['Rent the flat for a year, then decide.', 'You should rent the flat for one year and then decide.'],
  ['Start with a short walk every morning.', 'I would start every morning with a short walk.'],
  ['Pay off the credit card debt first.', 'First of all, pay off your credit card debt.'],
  ['Write the tests before the code.', 'You should write tests before code.'],
  ['Do not sign the contract without a lawyer.', "Don't sign this contract without a lawyer."],
  ['Keep 6 months of expenses in savings.', 'You should keep six months of expenses in your savings.'],
  ['Learn Python as the first language.', 'Python is the first language that you should learn.'],
  ['See a doctor about the chest pain today.', 'You must see a doctor today about your chest pain.'],
  ['Let the team choose its own tools.', 'The team should choose its tools.'],
  ['Apologize to your brother in person.', 'You should apologize in person to your brother.'],
]

/** Pairs of positions that differ, although they share words. */
const different: [string, string][] = [
  ['Buy the house now.', 'Do not buy the house now.'],
  ['Buy the house now.', 'Rent the house now.'],
  ['Rent rather than buy the flat.', 'Buy rather than rent the flat.'],
  ['Pay the debt before you invest the money.', 'Invest the money before you pay the debt.'],
  ['Keep 3 months of expenses in savings.', 'Keep 6 months of expenses in savings.'],
  ['Take the job in Berlin.', 'Take the job in Berlin only if the salary covers the rent and the school.'],
  ['Work remote for the whole week.', 'Work in the office for the whole week.'],
  ['Eat more meat for the protein.', 'Eat less meat for the protein.'],
  ['You should always tell the whole truth.', 'You should never tell the whole truth.'],
  ['Quit the job and travel for the year.', 'Keep the job and travel for the year.'],
  ['The city should ban cars in the centre.', 'The city should allow cars in the centre.'],
  ['Avoid coffee in the evening.', 'Drink coffee in the evening.'],
  ['It is safe to eat the raw eggs.', 'It is not safe to eat the raw eggs.'],
  ['Raise the price of the product.', 'Lower the price of the product.'],
  ['Teach the child to read early.', 'Let the child play until school.'],
  ['The company should hire two engineers.', 'The company should hire two designers and an analyst for the market.'],
  ['Stop the medicine and wait.', 'Start the medicine and wait.'],
  ['Tell your manager about the mistake.', 'Fix the mistake quietly and tell your team.'],
  ['Invest in the index fund without delay.', 'Invest in the index fund after a delay.'],
  ['Kaufen Sie das Haus.', 'Kaufen Sie das Haus nicht.'],
]

describe('positions agree', () => {
  it.each(same)('when they say the same: %s / %s', (one, other) => {
    expect([positionsAgree([one, other]), positionsAgree([other, one])]).toEqual([true, true])
  })

  it.each(different)('not when they differ: %s / %s', (one, other) => {
    expect([positionsAgree([one, other]), positionsAgree([other, one])]).toEqual([false, false])
  })

  it('in another language only with the same words', () => {
    expect(positionsAgree(['Kaufen Sie das Haus.', '**Kaufen** Sie das Haus!'])).toBe(true)
    expect(positionsAgree(['Kaufen Sie jetzt das schöne Haus.', 'Sie kaufen jetzt das schöne Haus.'])).toBe(false)
  })

  it('not when one of them is missing, or there is only one', () => {
    expect(positionsAgree(['Buy the house now.', ''])).toBe(false)
    expect(positionsAgree(['Buy the house now.', '—'])).toBe(false)
    expect(positionsAgree(['Buy the house now.'])).toBe(false)
  })

  it('not when one of three differs', () => {
    const [one = '', other = ''] = same[0] ?? []
    expect(positionsAgree([one, other, 'Sell the flat at once.'])).toBe(false)
  })
})

describe('for all positions', () => {
  const words = [
    'buy',
    'sell',
    'the',
    'house',
    'not',
    'never',
    'before',
    'rent',
    'you',
    'should',
    'garden',
    'today',
    '3',
    'without',
    'money',
    ',',
  ]
  const position = fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 12 }).map((list) => list.join(' '))

  it('the order of the experts does not matter', () => {
    fc.assert(
      fc.property(fc.array(position, { minLength: 2, maxLength: 5 }), (positions) => {
        expect(positionsAgree(positions.toReversed())).toBe(positionsAgree(positions))
      }),
    )
  })

  it('a further expert never turns disagreement into agreement', () => {
    fc.assert(
      fc.property(fc.array(position, { minLength: 2, maxLength: 4 }), position, (positions, further) => {
        if (!positionsAgree(positions)) expect(positionsAgree([...positions, further])).toBe(false)
      }),
    )
  })

  it('a position and its plain negation never agree', () => {
    fc.assert(
      fc.property(fc.constantFrom('buy', 'rent', 'sell', 'paint', 'visit'), fc.constantFrom('house', 'garden', 'museum'), (verb, noun) => {
        for (const negation of ['Do not', "Don't", 'Never', 'You should not', 'I would refuse to'])
          expect(positionsAgree([`You should ${verb} the ${noun} today.`, `${negation} ${verb} the ${noun} today.`])).toBe(false)
      }),
    )
  })

  it('any text is decided', () => {
    fc.assert(fc.property(fc.array(fc.string({ unit: 'binary' }), { maxLength: 5 }), (positions) => void positionsAgree(positions)))
  })
})
