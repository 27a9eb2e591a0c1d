import { describe, expect, it } from '@jest/globals'
import { greetingOf } from './greeting.ts'

const ada = { name: 'Ada', description: 'I explain sums to children', greeting: '' }

describe('greetingOf', () => {
  it("returns the owner's own text unchanged", () => {
    expect(greetingOf({ ...ada, greeting: 'Sit down, pupil!' })).toBe('Sit down, pupil!')
  })

  it('builds a sentence from name and description when the greeting is empty', () => {
    expect(greetingOf(ada)).toBe("Hi, I'm Ada. I explain sums to children. What would you like to talk about?")
    expect(greetingOf({ ...ada, greeting: ' \n' })).toContain("Hi, I'm Ada.")
  })

  it('adds no second full stop to the description', () => {
    expect(greetingOf({ ...ada, description: 'Ready for sums?' })).toBe("Hi, I'm Ada. Ready for sums? What would you like to talk about?")
  })
})
