import { describe, expect, it } from '@jest/globals'
import { StopFilter } from './stop-filter.ts'

/** Returns the text that a filter passes on, and whether it was stopped. */
function filtered(stops: readonly string[], pieces: readonly string[]) {
  let text = ''
  let calls = 0
  const filter = new StopFilter(
    stops,
    (piece) => {
      text += piece
    },
    () => {
      calls++
    },
  )
  for (const piece of pieces) filter.push(piece)
  filter.end()
  return [text, calls]
}

describe('StopFilter', () => {
  it.each([
    [['END'], 'One END two', 'One ', 1],
    [['END'], 'One EN', 'One EN', 0],
    [['aab'], 'aaab', 'a', 1],
    [['b', 'abc'], 'xabc', 'xa', 1],
    [['bc', 'abc'], 'xabc', 'x', 1],
    [['\n\n', 'User:'], 'Hi\n\nUser: no', 'Hi', 1],
    [['x'], 'xyz', '', 1],
    [[], 'All of it', 'All of it', 0],
  ])('of %j ends %j as %j, however the text is cut', (stops, text, expected, calls) => {
    expect(filtered(stops, [text])).toEqual([expected, calls])
    expect(filtered(stops, [...text])).toEqual([expected, calls])
    for (let at = 1; at < text.length; at++) expect(filtered(stops, [text.slice(0, at), text.slice(at)])).toEqual([expected, calls])
  })

  it('passes on at once what can be no stop text', () => {
    const pieces: string[] = []
    const filter = new StopFilter(
      ['END'],
      (piece) => pieces.push(piece),
      () => {},
    )
    filter.push('Hello E')
    filter.push('very one')
    expect(pieces).toEqual(['Hello ', 'Every one'])
  })
})
