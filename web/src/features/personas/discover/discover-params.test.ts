import { expect, it } from '@jest/globals'
import { changeParams, pageNumbers } from './discover-params.ts'

it('the query of /discover returns to the first page after a change, except of the page and the open chat', () => {
  const params = new URLSearchParams('page=2&sort=newest')
  expect(String(changeParams(params, { category: 'Travel' }))).toBe('sort=newest&category=Travel')
  expect(String(changeParams(params, { chat: 'ada' }))).toBe('page=2&sort=newest&chat=ada')
  expect(String(changeParams(params, { page: null }))).toBe('sort=newest')
})

it('shows the first, last and current page with its neighbours', () => {
  expect(pageNumbers(1, 1)).toEqual([1])
  expect(pageNumbers(2, 3)).toEqual([1, 2, 3])
  expect(pageNumbers(5, 9)).toEqual([1, null, 4, 5, 6, null, 9])
})
