import { expect, it } from '@jest/globals'
import { readSaved } from './saved-state.ts'

it('reads the saved persona, and ignores other states', () => {
  expect(readSaved({ saved: 'b1', isNew: true })).toEqual({ id: 'b1', isNew: true })
  expect(readSaved({ saved: 'b1' })).toEqual({ id: 'b1', isNew: false })
  expect([null, undefined, 'b1', { saved: 7 }, {}].map(readSaved)).toEqual(Array(5).fill(null))
})
