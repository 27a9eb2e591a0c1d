import { expect, it } from '@jest/globals'
import { headingLevels } from './heading-levels.ts'

const tags = (levels: readonly number[], top?: number) => {
  const headings = headingLevels(top)
  return levels.map((level) => headings.tagOf({ tag: `h${level}`, level: 0 })).join(' ')
}

it.each([
  [[3, 3, 4], 'h2 h2 h3'],
  [[1, 3, 2, 1], 'h2 h3 h3 h2'],
  [[4, 2, 3], 'h2 h2 h3'],
  [[1, 2, 3, 4, 5, 6], 'h2 h3 h4 h5 h6 h6'],
])('headings of the levels %j have none left out', (written, expected) => {
  expect(tags(written, 2)).toBe(expected)
})

it('a heading in a list is one below the text around it', () => {
  const headings = headingLevels(2)
  expect(['h1', 'h3'].map((tag, level) => headings.tagOf({ tag, level }))).toEqual(['h2', 'h3'])
  expect(headings.tagOf({ tag: 'h2', level: 0 })).toBe('h3')
})

it('headings are those that were written where no level is asked for', () => {
  expect(tags([3, 1])).toBe('h3 h1')
})
