import { describe, expect, it } from '@jest/globals'
import { LeadingThoughts } from './leading-thoughts.ts'

/** Reads an answer in pieces. Returns its text, and whether thoughts were found. */
function read(...pieces: string[]) {
  let text = ''
  let hasThought = false
  const onText = (piece: string) => {
    text += piece
  }
  const onThought = () => {
    hasThought = true
  }
  const thoughts = new LeadingThoughts({ onText, onThought, onBegun: () => undefined })
  for (const piece of pieces) thoughts.push(piece)
  thoughts.end()
  return { text, hasThought }
}

const cuts = (text: string) => Array.from({ length: text.length + 1 }, (_, at) => [text.slice(0, at), text.slice(at)])

describe('thoughts in front of an answer', () => {
  it.each([
    '<think>A {bracket} and a < b</think>\n\nThe answer [1].',
    '\n<think>\n\n</think>\n\nThe answer [1].',
    '<thinking>Hm</thinking>The answer [1].',
    '<thought>Hm</thought>The answer [1].',
    '[THINK]Hm[/THINK]The answer [1].',
    '<think>One</think>\n<think>Two</think>The answer [1].',
  ])('are removed wherever the stream cuts %j', (answer) => {
    for (const pieces of [...cuts(answer), [...answer]]) expect(read(...pieces)).toEqual({ text: 'The answer [1].', hasThought: true })
  })

  it.each(['<think>No end', '<think>No end</think', '<think>No end</think>\n'])('without an answer leave nothing of %j', (answer) => {
    for (const pieces of [...cuts(answer), [...answer]]) expect(read(...pieces)).toEqual({ text: '', hasThought: true })
  })

  it.each(['Hello', ' \n Hello', '<thin ice', '<', '[THIN', '`<think>` is a tag', 'a <think>b</think> c', ' ', ''])(
    'are not found in %j, which is passed on unchanged',
    (answer) => {
      for (const pieces of [...cuts(answer), [...answer]]) expect(read(...pieces)).toEqual({ text: answer, hasThought: false })
    },
  )

  it('let the answer pass directly once it has begun', () => {
    const texts: string[] = []
    let isDirect = false
    const onBegun = () => {
      isDirect = true
    }
    const thoughts = new LeadingThoughts({ onText: (text) => texts.push(text), onThought: () => undefined, onBegun })
    thoughts.push('<think>Hm</think>')
    expect([texts, isDirect]).toEqual([[], false])
    thoughts.push('Yes')
    expect([texts, isDirect]).toEqual([['Yes'], true])
  })
})
