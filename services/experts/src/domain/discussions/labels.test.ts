import { describe, expect, it } from '@jest/globals'
import { labelOf, labelsOf, withNames, withoutLabels, withoutNames } from './labels.ts'
import { anExpert, aStep } from './testing/discussion-samples.ts'

const experts = ['Ada', 'Plato [the] *Great*', 'Galen'].map((name, index) => anExpert({ id: `e${index}`, name }))
const drafts = experts.map(({ id }) => aStep({ expertId: id }))
const labels = labelsOf({ experts, order: ['e2', 'e0', 'e1'], steps: drafts })

describe('labels', () => {
  it('follow the shuffled order', () => {
    expect([...labels].map(([label, { name }]) => `${label} ${name}`)).toEqual(['A Galen', 'B Ada', 'C Plato [the] *Great*'])
    expect(labelOf(labels, 'e0')).toBe('B')
  })

  it('are given only to experts that answered', () => {
    const steps = [aStep({ expertId: 'e0' }), aStep({ expertId: 'e1' }), aStep({ expertId: 'e2', content: '' })]
    expect([...labelsOf({ experts, order: ['e2', 'e0', 'e1'], steps }).keys()]).toEqual(['A', 'B'])
  })
})

describe('names put in for labels', () => {
  it.each([
    ['Expert A agrees.', 'Galen agrees.'],
    ["Expert A's point", "Galen's point"],
    ['Experts A and B agree.', 'Galen and Ada agree.'],
    ['Experts A, B, and Expert A', 'Galen, Ada, and Galen'],
    ['Expert A/Expert B', 'Galen/Ada'],
    ['**Expert A** and expert B', '**Galen** and Ada'],
    ['Expert C', String.raw`Plato &#91;the\] \*Great\*`],
    ['Expert D stays, and so does Expertise A', 'Expert D stays, and so does Expertise A'],
    ['Expert B, A good idea', 'Ada, A good idea'],
    ['Experts A and D', 'Galen and Expert D'],
    ['Experts A–C agree.', String.raw`Galen, Ada and Plato &#91;the\] \*Great\* agree.`],
    ['Experts A-B agree.', 'Galen and Ada agree.'],
    ['Experts A to C', String.raw`Galen, Ada and Plato &#91;the\] \*Great\*`],
    ['Experts A through B', 'Galen and Ada'],
    ['I prefer Expert A to B.', 'I prefer Galen to Ada.'],
    ['Expert A - B is the better plan', 'Galen - B is the better plan'],
  ])('%s → %s', (text, named) => {
    expect(withNames(text, labels)).toBe(named)
  })

  it('are put in once: a name that looks like a label stays', () => {
    const tricky = ['Expert B', 'Expert A'].map((name, index) => anExpert({ id: `e${index}`, name }))
    const twisted = labelsOf({ experts: tricky, order: ['e0', 'e1'], steps: drafts.slice(0, 2) })
    expect(withNames('Expert A and Expert B', twisted)).toBe('Expert B and Expert A')
  })
})

describe('an answer for readers who must not know its author', () => {
  it('has labels in place of names', () => {
    expect(withoutNames("I am Ada, and Galen's cure fails. Plato [the] *Great* too. Adams.", 'revision', experts, labels)).toBe(
      "I am Expert B, and Expert A's cure fails. Expert C too. Adams.",
    )
  })

  it('has a label in place of a name with any punctuation', () => {
    for (const name of ['Amara Nwosu-Lind', 'Mr. Abernathy', "Lucía O'Neill", 'A/B (C) [D] {E} | ^F$ * + ? \\']) {
      const experts = [anExpert({ id: 'e0', name }), anExpert({ id: 'e1', name: 'Ada' })]
      const answered = labelsOf({ experts, order: ['e0', 'e1'], steps: experts.map(({ id }) => aStep({ expertId: id })) })
      expect(withoutNames(`I follow ${name} here.`, 'revision', experts, answered)).toBe('I follow Expert A here.')
    }
  })

  const named = (...names: string[]) => {
    const experts = names.map((name, index) => anExpert({ id: `e${index}`, name }))
    const steps = experts.map(({ id }) => aStep({ expertId: id }))
    return { experts, labels: labelsOf({ experts, order: experts.map(({ id }) => id), steps }) }
  }

  it.each([
    ['Expert B', 'I accept what Expert B says about rent; Expert A is wrong.'],
    ['Expert A', '_Expert A_ is wrong.'],
    ['Expert A is', 'Expert A is wrong, and Experts A–C agree.'],
    ['Expert', 'I accept what Expert B says. Expert advice is dear.'],
    ['Will', 'Will prices rise?'],
    ['Not', 'Not now: do not invest.'],
    ['Do not', 'Do not invest.'],
    ['not', 'I say: do not invest.'],
    ['rent', 'You should rent.'],
    ['talk to your doctor', 'First talk to your doctor.'],
    ['Doctor', 'Doctor visits cost money. Talk to your doctor.'],
  ])('keeps labels and words that the name %s is equal to', (name, text) => {
    const { experts, labels } = named(name, 'Livia', 'Max')
    expect(withoutNames(text, 'revision', experts, labels)).toBe(text)
    expect(withoutNames(`${text} Livia agrees.`, 'revision', experts, labels)).toBe(`${text} Expert B agrees.`)
  })

  it.each([
    ['Hope', 'I am Hope. I hope you rent. **Hope** is no plan.', 'I am Expert A. I hope you rent. **Hope** is no plan.'],
    ['Will', 'Will prices rise? Ask Will, and ask *Will*.', 'Will prices rise? Ask Expert A, and ask *Expert A*.'],
    ['Will', '1. Will it?\n- Will it?\nHe asks (“Will it?”), as Will.', '1. Will it?\n- Will it?\nHe asks (“Will it?”), as Expert A.'],
    ['Hans', 'Jag, Hans, hyr hellre, för hans hus är dyrt.', 'Jag, Expert A, hyr hellre, för hans hus är dyrt.'],
    ['Expert', 'I asked Expert. Expert advice is dear.', 'I asked Expert A. Expert advice is dear.'],
    ['plato', 'I, plato, would rent. As plato I know.', 'I, Expert A, would rent. As Expert A I know.'],
    ['Ada', '我是Ada认为应该租房。', '我是Expert A认为应该租房。'],
  ])('has a label in place of the name %s where it is no word: %s', (name, text, anonymous) => {
    const { experts, labels } = named(name, 'Livia')
    expect(withoutNames(text, 'revision', experts, labels)).toBe(anonymous)
  })

  it('has a label in place of a name in a script without capitals', () => {
    const { experts, labels } = named('Ada', 'אביגיל')
    expect(withoutNames('אני אביגיל.', 'revision', experts, labels)).toBe('אני Expert B.')
  })

  it('names an expert that did not answer as another expert', () => {
    const steps = [aStep({ expertId: 'e0' }), aStep({ expertId: 'e1' }), aStep({ expertId: 'e2', content: '' })]
    const answered = labelsOf({ experts, order: ['e2', 'e0', 'e1'], steps })
    expect(withoutNames('Ask Galen.', 'draft', experts, answered)).toBe('Ask another expert.')
  })

  it('has no labels that its author invented in a draft', () => {
    expect(withoutNames('Expert B said so, and Experts A–C agree.', 'draft', experts, labels)).toBe(
      'another expert said so, and another expert agree.',
    )
    expect(withoutNames('Expert B said so.', 'revision', experts, labels)).toBe('Expert B said so.')
  })
})

it.each([
  ['Experts A, B and C would rent, and Expert D would buy.', 'an expert, an expert and an expert would rent, and an expert would buy.'],
  ['Experts A–C agree.', 'an expert, an expert and an expert agree.'],
  ['Expert A认为应该租房，Expert B则认为应该买房。', 'an expert认为应该租房，an expert则认为应该买房。'],
  ['Expert A는 임대를, Expert B는 매수를 권한다.', 'an expert는 임대를, an expert는 매수를 권한다.'],
  ['Expert Aは借りる、Expert Bは買う。', 'an expertは借りる、an expertは買う。'],
])('a conclusion for another discussion has an expert in place of each label: %s', (text, unnamed) => {
  expect(withoutLabels(text)).toBe(unnamed)
})
