import { expect, it } from '@jest/globals'
import { chargedExperts, creditsOf, holdOutcome } from './outcome.ts'
import { aDiscussion, aStep } from './testing/discussion-samples.ts'

const draft = (expertId: string, fields: object = {}) => aStep({ expertId, ...fields })
const completed = (...steps: ReturnType<typeof draft>[]) => aDiscussion(['Ada', 'Plato', 'Galen'], { status: 'completed', steps })

it('charges the experts that answered a completed discussion, and none that is absent or abstained', () => {
  const discussion = completed(draft('e0'), draft('e1', { content: '' }), draft('e2', { abstained: true }))
  expect([chargedExperts(discussion), creditsOf(discussion)]).toEqual([1, 2])
  expect(holdOutcome(discussion)).toEqual({ ended: true, answeredExperts: 1 })
})

it('charges nothing when every expert abstained', () => {
  const discussion = completed(...['e0', 'e1', 'e2'].map((id) => draft(id, { abstained: true })))
  expect([chargedExperts(discussion), creditsOf(discussion)]).toEqual([0, 0])
})

it('charges nothing for a failed discussion, and holds the price of all experts while one is open', () => {
  const steps = ['e0', 'e1'].map((id) => draft(id))
  expect(chargedExperts(aDiscussion(['Ada', 'Plato'], { status: 'failed', steps }))).toBe(0)
  const open = aDiscussion(['Ada', 'Plato'], { steps })
  expect([creditsOf(open), holdOutcome(open)]).toEqual([4, { ended: false, answeredExperts: 0 }])
  expect(holdOutcome(undefined)).toEqual({ ended: true, answeredExperts: 0 })
})
