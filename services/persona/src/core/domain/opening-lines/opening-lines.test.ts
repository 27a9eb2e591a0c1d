import { describe, expect, it } from '@jest/globals'
import { type Category, categories } from '../personas/persona.ts'
import { defaultOpeningLines } from './default-opening-lines.ts'
import { normalizeOpeningLines, openingLinesAfterSave, openingLinesProblem, subjectOf } from './opening-lines.ts'

const summary = { name: 'Ada', description: 'Teaches to think', category: 'Education' as Category }
const generated = ['How?', 'Why?', 'When?']
const defaults = ['What can you help me with?']
const toGenerate = { openingLines: [], openingLinesMade: false }

describe('openingLinesAfterSave', () => {
  it('keeps the lines that the owner wrote', () => {
    const written = ['What now?']
    const kept = { openingLines: written, openingLinesMade: false }
    const before = { ...summary, openingLines: generated, openingLinesMade: true }
    expect(openingLinesAfterSave(before, { ...summary, openingLines: written }, defaults)).toEqual(kept)
    expect(openingLinesAfterSave({ ...summary, ...kept }, { ...summary, openingLines: written }, defaults)).toEqual(kept)
  })

  it.each([[[]], [generated]])('keeps generated lines until name or description changes, when the form holds %j', (openingLines) => {
    const before = { ...summary, openingLines: generated, openingLinesMade: true }
    const kept = { openingLines: generated, openingLinesMade: true }
    for (const change of [{}, { category: 'Travel' as const }])
      expect(openingLinesAfterSave(before, { ...summary, ...change, openingLines }, defaults)).toEqual(kept)
    for (const change of [{ name: 'Bob' }, { description: 'Teaches to cook' }])
      expect(openingLinesAfterSave(before, { ...summary, ...change, openingLines }, defaults)).toEqual(toGenerate)
  })

  it('clears the lines when the owner removes them, or when there were none', () => {
    expect(
      openingLinesAfterSave({ ...summary, openingLines: ['Mine?'], openingLinesMade: false }, { ...summary, openingLines: [] }, defaults),
    ).toEqual(toGenerate)
    expect(openingLinesAfterSave({ ...summary, ...toGenerate }, { ...summary, openingLines: [] }, defaults)).toEqual(toGenerate)
  })

  it('are the default ones when the owner removes own lines, and lines were generated for this name and description before', () => {
    const before = { ...summary, openingLines: ['Mine?'], openingLinesMade: false, linesMadeFor: subjectOf(summary) }
    const none = { ...summary, openingLines: [] }
    expect(openingLinesAfterSave(before, none, defaults)).toEqual({ openingLines: defaults, openingLinesMade: true })
    expect(openingLinesAfterSave(before, { ...none, name: 'Bob' }, defaults)).toEqual(toGenerate)
  })
})

describe('defaultOpeningLines', () => {
  it.each(categories)('returns three different lines that are valid in the form, for %s', (category) => {
    for (const name of ['Ada', 'W'.repeat(50), 'x'.repeat(500), '<b>Bobby</b>']) {
      const lines = defaultOpeningLines({ name, description: `About ${name}`, category })
      expect(normalizeOpeningLines(lines)).toEqual(lines)
      expect([lines.length, openingLinesProblem(lines)]).toEqual([3, null])
    }
  })

  it('returns the same lines for the same persona, and different ones within a category', () => {
    const all = Array.from({ length: 20 }, (_, i) => defaultOpeningLines({ ...summary, name: `Ada ${i}` }))
    expect(all[3]).toEqual(defaultOpeningLines({ ...summary, name: 'Ada 3' }))
    expect(new Set(all.map(([, ...rest]) => JSON.stringify(rest))).size).toBeGreaterThan(2)
    expect(defaultOpeningLines(summary)[0]).toBe('What can you help me with, Ada?')
  })
})
