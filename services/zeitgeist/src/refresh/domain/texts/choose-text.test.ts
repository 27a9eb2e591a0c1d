import { describe, expect, it } from '@jest/globals'
import { chooseText, runsOfText } from './choose-text.ts'

const candidate = (title: string, content: string) => ({ text: { title, content, sampleMessages: [] }, offline: true })
const pairs = (text: string) => text.split(' ').flatMap((word, i, words) => (i === 0 ? [] : [`${words[i - 1]} ${word}`]))

describe('the choice of a text', () => {
  const first = candidate('on bread', 'it is warm')
  const second = candidate('with bread', 'they are round')

  it('is the first candidate that shares no run with a message', () => {
    expect(chooseText([first, second], pairs, () => false)).toBe(first)
    expect(chooseText([first, second], pairs, (run) => run === 'is warm')).toBe(second)
    expect(chooseText([first, second], pairs, (run) => run === 'is warm' || run === 'they are')).toBeNull()
  })

  it('counts runs over all that is shown, also where its parts meet', () => {
    const { text } = candidate('on bread', 'it is warm')
    const said = { ...text, sampleMessages: [{ role: 'user' as const, botName: '', content: 'ask me' }] }
    expect(runsOfText(said, pairs)).toEqual(['on bread', 'it is', 'is warm', 'ask me', 'bread it', 'warm ask'])
  })
})
