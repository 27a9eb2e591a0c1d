import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { slugCandidates, slugFromTitle } from './slug.ts'

describe('slugFromTitle', () => {
  it.each([
    ['What the Bread Said', 'what-the-bread-said'],
    ['  “Today’s” figures: 40 people!  ', 'todays-figures-40-people'],
    ['Amélie Čapek bakes', 'amelie-capek-bakes'],
    ['<b>{"$gt":""}</b>', 'b-gt-b'],
    [`${'word '.repeat(12)}longer`, 'word-'.repeat(12).slice(0, -1)],
    ['x'.repeat(100), 'x'.repeat(60)],
    ['新聞', 'xin-wen'],
    ['…', 'deeps-2026-03-02'],
    ['', 'deeps-2026-03-02'],
  ])('%j becomes %s', (title, slug) => {
    expect(slugFromTitle(title, 'deeps-2026-03-02')).toBe(slug)
  })

  it('returns at most 60 lower-case letters, digits and single inner hyphens for any title', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (title) => {
        const slug = slugFromTitle(title, 'gemma-2026-03-02')
        expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
        expect(slug.length).toBeLessThanOrEqual(60)
      }),
    )
  })
})

it('a slug that is taken is numbered from 2, and the address of the feed is never a story', () => {
  expect(slugCandidates('bread', 2)).toEqual(['bread', 'bread-2', 'bread-3'])
  expect(slugCandidates('feed', 2)).toEqual(['feed-2', 'feed-3'])
  expect(slugFromTitle('Feed.xml', 'x')).toBe('feed-xml')
})
