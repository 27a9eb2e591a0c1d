import { describe, expect, it } from '@jest/globals'
import { noteOf } from './read-pdf.ts'

describe('pages without text', () => {
  it.each([
    [[3], 'Page 3 is a picture without text.'],
    [[2, 3, 4, 5, 6], 'Pages 2 to 6 are pictures without text.'],
    [[1, 3, 4, 9], 'Pages 1, 3 to 4 and 9 are pictures without text.'],
    [Array.from({ length: 40 }, (_, index) => index * 2 + 1), 'Pages 1, 3, 5, 7, 9, 11, 13, 15, 17 and others are pictures without text.'],
  ])('are named in a sentence: %j', (pages, expected) => {
    expect(noteOf(pages, [])).toContain(expected)
  })
})
