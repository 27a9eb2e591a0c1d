import { describe, expect, it } from '@jest/globals'
import { entryAnswer, entryCallOf } from './entry-answers.ts'

const request = (content: string) => [
  { role: 'system', content: 'You write short entries.' },
  { role: 'user', content },
]

describe('entryCallOf', () => {
  it('takes the first of the words between the delimiters', () => {
    const name = `data-${'0a'.repeat(16)}`
    expect(entryCallOf(request(`<${name}>\nsourdough starter\nflour\n</${name}>\n\nCounts: 25.`))).toEqual({
      headword: 'sourdough starter',
    })
    expect(JSON.parse(entryAnswer({ headword: 'bread' })).title).toBe('Talk of bread')
  })

  it('ignores other requests', () => {
    expect(entryCallOf(request('What is <data-1> in HTML?'))).toBeUndefined()
  })
})
