import { expect, it } from '@jest/globals'
import { reportProblems } from './report-problems.ts'

it('a report needs a reason, and details for another reason than those named', () => {
  expect(reportProblems({ reason: null, details: 'x' })).toEqual({ reason: 'Please choose what is wrong.' })
  expect(reportProblems({ reason: 'other', details: ' \n' })).toEqual({ details: 'Please describe what is wrong.' })
  expect(reportProblems({ reason: 'other', details: 'It insults me.' })).toBeNull()
  expect(reportProblems({ reason: 'spam', details: '' })).toBeNull()
})

it('details have at most 1,000 characters', () => {
  expect(reportProblems({ reason: 'spam', details: 'a'.repeat(1_000) })).toBeNull()
  expect(reportProblems({ reason: 'spam', details: 'a'.repeat(1_001) })).toEqual({ details: 'Please write at most 1000 characters.' })
})
