import { describe, expect, it } from '@jest/globals'

import { type ProviderCall, stepsRunAgain } from './steps-run-again.ts'

const step = (kind: ProviderCall['kind'], expertId: string, at: number) => ({ kind, expertId, content: 'Sail', at: new Date(at) })
const call = (kind: ProviderCall['kind'], expert: string, at: number, discussion = 'r1'): ProviderCall => ({ kind, discussion, expert, at })
const stored = [{ requestId: 'r1', steps: [step('draft', 'p0', 100), step('draft', 'p1', 110), step('chair', '', 300)] }]
const experts = ['p0', 'p1']

describe('stepsRunAgain', () => {
  it('counts a stored draft for which the provider was asked later', () => {
    expect(stepsRunAgain(stored, [call('draft', '0', 50), call('draft', '1', 120)], experts)).toBe(1)
  })

  it('does not take the chair for the first expert', () => {
    expect(stepsRunAgain(stored, [call('draft', '0', 50), call('chair', '', 250)], experts)).toBe(0)
    expect(stepsRunAgain(stored, [call('chair', '', 310)], experts)).toBe(1)
  })

  it('does not count calls that a lost replica made before, of another step, or of another discussion', () => {
    const calls = [call('draft', '0', 10), call('draft', '0', 90), call('revision', '0', 200), call('draft', '0', 400, 'r2')]
    expect(stepsRunAgain(stored, calls, experts)).toBe(0)
  })
})
