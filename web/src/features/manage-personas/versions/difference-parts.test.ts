import { describe, expect, it } from '@jest/globals'
import { differenceParts, shortened } from './difference-parts.ts'

describe('the difference of two prompts', () => {
  it('is found word by word', () => {
    expect(differenceParts('You are a kind coach.', 'You are a strict coach.')).toEqual([
      { kind: 'same', text: 'You are a ' },
      { kind: 'removed', text: 'kind' },
      { kind: 'added', text: 'strict' },
      { kind: 'same', text: ' coach.' },
    ])
  })

  it('contains both texts: without additions the first, without removals the second', () => {
    const from = 'One.\n\nTwo two.\n🦉 end'
    const to = 'Zero.\nTwo three.\n\n🦊 end!'
    const parts = differenceParts(from, to)
    const joined = (left: string) =>
      parts
        .filter(({ kind }) => kind !== left)
        .map(({ text }) => text)
        .join('')
    expect([joined('added'), joined('removed')]).toEqual([from, to])
  })

  it('is empty for equal texts, and one addition for an empty first text', () => {
    expect(differenceParts('Same.', 'Same.')).toEqual([{ kind: 'same', text: 'Same.' }])
    expect(differenceParts('', 'New.')).toEqual([{ kind: 'added', text: 'New.' }])
    expect(differenceParts('', '')).toEqual([])
  })
})

describe('a long unchanged stretch', () => {
  const long = 'word '.repeat(100)

  it('shows whole words at its ends', () => {
    const middle = shortened(long, { first: false, last: false })
    expect(middle?.head.endsWith('word')).toBe(true)
    expect(middle?.tail.startsWith('word')).toBe(true)
    expect((middle?.head.length ?? 0) + (middle?.hidden ?? 0) + (middle?.tail.length ?? 0)).toBe(long.length)
  })

  it('shows only the side of the change at an end of the text', () => {
    expect(shortened(long, { first: true, last: false })?.head).toBe('')
    expect(shortened(long, { first: false, last: true })?.tail).toBe('')
  })

  it('stays whole when little would be hidden, or no word ends in it', () => {
    expect(shortened('word '.repeat(40), { first: false, last: false })).toBeNull()
    expect(shortened('x'.repeat(1_000), { first: false, last: false })).toBeNull()
  })
})
