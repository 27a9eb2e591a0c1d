import { expect, it } from '@jest/globals'
import { emptyFields } from '../schema/persona-fields.ts'
import { missingFields } from './missing-fields.ts'

it('lists the fields that a trial needs, in the order of the form', () => {
  expect(missingFields(emptyFields)).toEqual(['Name', 'Description', 'Category', 'Role prompt'])
  const enough = {
    ...emptyFields,
    name: 'Livia',
    description: 'Plans a marathon.',
    category: 'Other',
    rolePrompt: 'You are Livia, a running coach.',
  }
  expect(missingFields(enough)).toEqual([])
  expect(missingFields({ ...enough, strictlyFollows: 'x'.repeat(5001) })).toEqual(['Strictly follows'])
})
