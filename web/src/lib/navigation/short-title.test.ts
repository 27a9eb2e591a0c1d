import { expect, it } from '@jest/globals'
import { shortTitle } from './short-title.ts'

it('the title of a text is one line without Markdown, cut at a word', () => {
  expect(shortTitle('Should **cities**\nban cars?')).toBe('Should cities ban cars?')
  const title = shortTitle('Should a city ban cars? '.repeat(20))
  expect(title).toMatch(/^Should a city ban cars\? .*\w…$/)
  expect(title.length).toBeLessThanOrEqual(80)
})
