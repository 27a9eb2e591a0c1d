import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { slugCandidates, slugFromName, slugProblem } from './slug.ts'

const hostile = fc.oneof(fc.string({ unit: 'binary', maxLength: 200 }), fc.string({ unit: 'grapheme', maxLength: 200 }))
const lowestNumber = () => 0

describe('slugFromName', () => {
  it.each([
    ['Ada Lovelace', 'ada-lovelace'],
    ['  --Dr. Who?! (2nd)--  ', 'dr-who-2nd'],
    ['Amélie Čapek', 'amelie-capek'],
    ['İstanbul ﬁsh ①', 'istanbul-fish-1'],
    ["Robert'); DROP TABLE personas;--", 'robert-drop-table-personas'],
    ['<b>{"$gt":""}</b>', 'b-gt-b'],
    [`${'a'.repeat(59)} b`, 'a'.repeat(59)],
    ['x'.repeat(10_000), 'x'.repeat(60)],
  ])('%j becomes %s', (name, slug) => {
    expect(slugFromName(name)).toBe(slug)
  })

  it.each([
    ['Straße', 'strasse'],
    ['Łódź', 'lodz'],
    ['王明', 'wang-ming'],
    ['Учитель', 'uchitel'],
  ])('%j is written in Latin letters, %s', (name, slug) => {
    expect(slugFromName(name)).toBe(slug)
  })

  it.each(['💥', '!?', ''])('%j, without letters and digits, is persona-<id>', (name) => {
    expect(slugFromName(name)).toMatch(/^persona-[0-9a-f]{6}$/)
  })

  it('returns the same id for the same name and different ids for different names', () => {
    expect(slugFromName('Мария')).toBe(slugFromName('мария'))
    const names = ['李白', '杜甫', 'Учитель', 'Ученик', 'سقراط', '💥', '🦉']
    expect(new Set(names.map(slugFromName)).size).toBe(names.length)
  })

  it('reads the Latin letters of a name that mixes scripts', () => {
    expect(slugFromName('李白 Li Bai')).toBe('li-bai')
  })

  it('returns lower case letters, digits and single inner hyphens for any name, and leaves a slug unchanged', () => {
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

describe('slugProblem', () => {
  it.each(['abc', 'a-1', '123', 'a'.repeat(23), 'a'.repeat(25), 'a'.repeat(60)])('accepts %s', (slug) => {
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
    ['0123456789abcdef01234567', 'This slug is reserved, please choose another one'],
  ])('refuses %j: %s', (slug, problem) => {
    expect(slugProblem(slug)).toBe(problem)
  })
})

describe('slugCandidates', () => {
  it('returns the own slug of a name, then numbers from 2, then random numbers', () => {
    const candidates = slugCandidates('Ada!', lowestNumber)
    expect(candidates.slice(0, 4)).toEqual(['ada', 'ada-2', 'ada-3', 'ada-4'])
    expect(candidates.at(-1)).toBe('ada-1000')
  })

  it('leaves out reserved and short slugs, and those of the form of an id', () => {
    expect(slugCandidates('admin', lowestNumber)[0]).toBe('admin-2')
    expect(slugCandidates('ab', lowestNumber)[0]).toBe('ab-2')
    expect(slugCandidates('a'.repeat(24), lowestNumber)[0]).toBe(`${'a'.repeat(24)}-2`)
  })

  it('returns at most 60 characters, the number included', () => {
    expect(slugCandidates('a'.repeat(60), lowestNumber)[1]).toBe(`${'a'.repeat(58)}-2`)
    expect(slugCandidates(`${'a'.repeat(57)}-bc`, lowestNumber)[1]).toBe(`${'a'.repeat(57)}-2`)
  })

  it('returns valid slugs for any text', () => {
    fc.assert(
      fc.property(hostile, fc.nat(998_999), (text, number) => {
        const candidates = slugCandidates(text, () => number)
        expect(candidates.length).toBeGreaterThan(20)
        for (const slug of candidates) expect(slugProblem(slug)).toBeNull()
      }),
    )
  })
})
