import { expect, it } from '@jest/globals'
import { missingForTrial } from './missing-for-trial.ts'
import { emptyFields } from './persona-fields.ts'

it('names what a trial needs, in the order of the form', () => {
  expect(missingForTrial(emptyFields)).toEqual(['Name', 'Description', 'Category', 'Role prompt'])
  const enough = {
    ...emptyFields,
    name: 'Livia',
    description: 'Plans a marathon.',
    category: 'Other',
    rolePrompt: 'You are Livia, a running coach.',
  }
  expect(missingForTrial(enough)).toEqual([])
  expect(missingForTrial({ ...enough, strictlyFollows: 'x'.repeat(5001) })).toEqual(['Strictly follows'])
})
