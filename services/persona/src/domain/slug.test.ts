import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { slugCandidates, slugFromName, slugProblem } from './slug.ts'

const hostile = fc.oneof(fc.string({ unit: 'binary', maxLength: 200 }), fc.string({ unit: 'grapheme', maxLength: 200 }))
const lowest = () => 0

describe('the slug of a name', () => {
  it.each([
    ['Ada Lovelace', 'ada-lovelace'],
    ['  --Dr. Who?! (2nd)--  ', 'dr-who-2nd'],
    ['Amélie Čapek', 'amelie-capek'],
    ['İstanbul ﬁsh ①', 'istanbul-fish-1'],
    ['李白', 'persona'],
    ['', 'persona'],
    ['💥', 'persona'],
    ["Robert'); DROP TABLE personas;--", 'robert-drop-table-personas'],
    ['<b>{"$gt":""}</b>', 'b-gt-b'],
    [`${'a'.repeat(59)} b`, 'a'.repeat(59)],
    ['x'.repeat(10_000), 'x'.repeat(60)],
  ])('%j is %s', (name, slug) => {
    expect(slugFromName(name)).toBe(slug)
  })

  it('is made of lower case, digits and single hyphens within, of any name, and stays as it is', () => {
    fc.assert(
      fc.property(hostile, (name) => {
        const slug = slugFromName(name)
        expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
        expect(slug.length).toBeLessThanOrEqual(60)
        expect(slugFromName(slug)).toBe(slug)
      }),
    )
  })
})

describe('a slug', () => {
  it.each(['abc', 'a-1', '123', 'a'.repeat(60)])('may be %s', (slug) => {
    expect(slugProblem(slug)).toBeNull()
  })

  it.each([
    ['ab', 'Slug must be at least 3 characters'],
    ['', 'Slug must be at least 3 characters'],
    ['a'.repeat(61), 'Slug must be at most 60 characters'],
    ['Abc', 'Slug can only contain lowercase letters, numbers, and hyphens'],
    ['a b c', 'Slug can only contain lowercase letters, numbers, and hyphens'],
    ['../etc', 'Slug can only contain lowercase letters, numbers, and hyphens'],
    ['abc\n', 'Slug can only contain lowercase letters, numbers, and hyphens'],
    ['new', 'This slug is reserved, please choose another one'],
    ['edit', 'This slug is reserved, please choose another one'],
    ['admin', 'This slug is reserved, please choose another one'],
    ['api', 'This slug is reserved, please choose another one'],
  ])('%j is refused: %s', (slug, problem) => {
    expect(slugProblem(slug)).toBe(problem)
  })
})

describe('slugs to have instead', () => {
  it('are the name’s own, then numbered from 2, then further off', () => {
    const candidates = slugCandidates('Ada!', lowest)
    expect(candidates.slice(0, 4)).toEqual(['ada', 'ada-2', 'ada-3', 'ada-4'])
    expect(candidates.at(-1)).toBe('ada-1000')
  })

  it('leave out what may not be had', () => {
    expect(slugCandidates('admin', lowest)[0]).toBe('admin-2')
    expect(slugCandidates('ab', lowest)[0]).toBe('ab-2')
  })

  it('keep to 60 letters, and end with their number', () => {
    expect(slugCandidates('a'.repeat(60), lowest)[1]).toBe(`${'a'.repeat(58)}-2`)
    expect(slugCandidates(`${'a'.repeat(57)}-bc`, lowest)[1]).toBe(`${'a'.repeat(57)}-2`)
  })

  it('are all fit to be taken, whatever was wanted', () => {
    fc.assert(
      fc.property(hostile, fc.nat(998_999), (wanted, number) => {
        const candidates = slugCandidates(wanted, () => number)
        expect(candidates.length).toBeGreaterThan(20)
        for (const slug of candidates) expect(slugProblem(slug)).toBeNull()
      }),
    )
  })
})
