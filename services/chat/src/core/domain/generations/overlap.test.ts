import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { withoutOverlap } from './overlap.ts'

/** Returns what is passed on of the rest of an answer in these pieces. */
function restAfter(shown: string, pieces: readonly string[]): string {
  let text = ''
  const filter = withoutOverlap(shown, (piece) => {
    text += piece
  })
  for (const piece of pieces) filter.push(piece)
  filter.end()
  return text
}

const shown = 'Rome lies on the Tiber. It was built on seven'

describe('the rest of an answer', () => {
  it.each([
    ['repeats nothing', ' hills.', ' hills.'],
    ['repeats the last words', 'was built on seven hills.', ' hills.'],
    ['repeats the last words within a word', 'was built on seventeen hills.', 'teen hills.'],
    ['repeats the last words after white space', '\n was built on seven hills.', ' hills.'],
    ['repeats everything', `${shown} hills.`, ' hills.'],
    ['repeats everything and says no more', shown, ''],
    ['repeats only the last words', 'was built on seven', ''],
    ['says nothing', '', ''],
    ['repeats less than 12 characters', ' on seven hills', ' on seven hills'],
    ['repeats words from the middle, which is no overlap', ' lies on the Tiber, they say.', ' lies on the Tiber, they say.'],
    ['ends within such a repetition', ' lies on the', ' lies on the'],
  ])('%s', (_what, text, expected) => {
    expect(restAfter(shown, [text])).toBe(expected)
    expect(restAfter(shown, [...text])).toBe(expected)
  })

  it('does not repeat the white space that the shown text ends with', () => {
    expect(restAfter('Three things:\n', ['\n\n', '- first'])).toBe('\n- first')
    expect(restAfter('Rome lies ', [' on', ' the Tiber'])).toBe('on the Tiber')
    expect(restAfter('Rome lies ', ['on the Tiber'])).toBe('on the Tiber')
    expect(restAfter(`${shown} `, ['was built on seven', ' ', 'hills'])).toBe('hills')
  })

  it('begins with what a short shown text does not have', () => {
    expect(restAfter('Hello', ['Hel', 'lo there'])).toBe(' there')
    expect(restAfter('It is ha ', ['ha ha'])).toBe('ha ha')
  })

  it('does not take a part of a grapheme for the begin of a repetition', () => {
    const joined = 'x👩‍👧‍👧‍👧‍👧‍👧'
    expect(restAfter(joined, ['👧‍👧‍👧‍👧‍👧!'])).toBe('👧‍👧‍👧‍👧‍👧!')
    expect(restAfter(`Look at this family: ${joined}`, [`this family: ${joined}!`])).toBe('!')
  })

  it('adds to what was shown exactly the rest of the answer, wherever that was cut and however much is repeated', () => {
    const answer = fc
      .uniqueArray(fc.integer({ min: 0, max: 9_999 }), { minLength: 2, maxLength: 60 })
      .map((ids) => ids.map((id) => `w${id} é`).join(' '))
    fc.assert(
      fc.property(answer, fc.nat(), fc.nat(), fc.integer({ min: 1, max: 9 }), (whole, cutAt, repeated, pieceLength) => {
        const cut = 1 + (cutAt % whole.length)
        const written = whole.slice(0, cut)
        const from = Math.max(0, written.trimEnd().length - (repeated % 2 === 0 ? 0 : 20 + (repeated % 200)))
        const pieces = whole.slice(from).match(new RegExp(`.{1,${pieceLength}}`, 'gsu')) ?? []
        expect(written + restAfter(written, pieces)).toBe(whole)
      }),
    )
  })
})
