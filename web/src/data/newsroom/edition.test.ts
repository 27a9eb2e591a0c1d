import { expect, it } from '@jest/globals'
import { topicsToSend } from './edition.ts'

it('only authors with a topic that is not blank are sent, trimmed', () => {
  expect(topicsToSend({ 'Gemma Future Trends': '  Night trains ', 'Geeps Tech Solutions': ' \n ', 'Deeps Data Analysis': '' })).toEqual({
    'Gemma Future Trends': 'Night trains',
  })
  expect(topicsToSend({})).toEqual({})
})
