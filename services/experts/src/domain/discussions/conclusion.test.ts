import { describe, expect, it } from '@jest/globals'
import { concludeFrom } from './conclusion.ts'
import { labelsOf } from './labels.ts'
import { aDiscussion, aStep } from './testing/discussion-samples.ts'

const discussion = aDiscussion(['Ada', 'Plato', 'Galen', 'Hypatia'])
const labels = labelsOf({ ...discussion, steps: discussion.experts.map(({ id }) => aStep({ expertId: id })) })
const verdict = { consensus: 'Expert A and Expert B would rent.', agreement: 'mixed', minority: null } as const
const minority = (...experts: string[]) => ({ experts, view: 'Expert C would buy', reason: 'prices rise.' })

describe('a conclusion', () => {
  it('has names, and no minority view when there is none', () => {
    expect(concludeFrom(verdict, labels)).toEqual({
      consensus: 'Ada and Plato would rent.',
      agreement: 'mixed',
      minorityView: '',
      minorityExpertIds: [],
    })
  })

  it('says who holds the minority view and why', () => {
    expect(concludeFrom({ ...verdict, minority: minority('Expert C') }, labels)).toMatchObject({
      minorityView: 'Galen holds another view. Galen would buy. The reason: prices rise.',
      minorityExpertIds: ['e2'],
    })
    expect(concludeFrom({ ...verdict, minority: minority('C', 'D') }, labels).minorityView).toMatch(
      /^Galen and Hypatia hold another view\./,
    )
  })

  it('has no minority of unknown experts, nor of more than half of them', () => {
    for (const experts of [['E'], ['everyone'], ['A', 'B', 'C']])
      expect(concludeFrom({ ...verdict, minority: minority(...experts) }, labels)).toMatchObject({
        minorityView: '',
        minorityExpertIds: [],
      })
  })

  it('is not of strong agreement when an expert holds another view', () => {
    expect(concludeFrom({ ...verdict, agreement: 'strong', minority: minority('C') }, labels).agreement).toBe('mixed')
    expect(concludeFrom({ ...verdict, agreement: 'strong' }, labels).agreement).toBe('strong')
  })
})
