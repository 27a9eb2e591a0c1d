import { describe, expect, it } from '@jest/globals'
import { greetingOf } from './greeting.ts'

const ada = { name: 'Ada', description: 'I explain sums to children', greeting: '' }

describe('the first message of a conversation', () => {
  it("is the owner's own words, untouched", () => {
    expect(greetingOf({ ...ada, greeting: 'Sit down, pupil!' })).toBe('Sit down, pupil!')
  })

  it('is made of name and description when the owner left it empty', () => {
    expect(greetingOf(ada)).toBe("Hi, I'm Ada. I explain sums to children. What would you like to talk about?")
    expect(greetingOf({ ...ada, greeting: ' \n' })).toContain("Hi, I'm Ada.")
  })

  it('does not end a sentence twice', () => {
    expect(greetingOf({ ...ada, description: 'Ready for sums?' })).toBe("Hi, I'm Ada. Ready for sums? What would you like to talk about?")
  })
})
