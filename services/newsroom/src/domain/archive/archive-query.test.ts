import { describe, expect, it } from '@jest/globals'
import { readArchiveQuery } from './archive-query.ts'
import { stemsOf, storyStems } from './stems.ts'

const request = { search: '', author: null, dateFrom: '', dateTo: '', page: 1, limit: 18 }
const utc = (text: string) => Date.parse(`${text}Z`)

describe('readArchiveQuery', () => {
  it('reads whole days in UTC, both included', () => {
    const query = readArchiveQuery({ ...request, dateFrom: '2028-02-29', dateTo: '2028-02-29' })
    expect([query.from, query.to]).toEqual([utc('2028-02-29T00:00'), utc('2028-03-01T00:00')])
  })

  it('has no bound and no words when none are given', () => {
    const all = { stems: null, author: null, from: Number.NEGATIVE_INFINITY, to: Number.POSITIVE_INFINITY, page: 1, limit: 18 }
    expect(readArchiveQuery({ ...request, search: '  ' })).toEqual(all)
  })

  it.each([
    ['search', { search: 'x'.repeat(201) }],
    ['page', { page: 0 }],
    ['page', { page: 10_001 }],
    ['limit', { limit: 101 }],
    ['dateFrom', { dateFrom: '2026-02-30' }],
    ['dateFrom', { dateFrom: '2027-02-29' }],
    ['dateTo', { dateTo: '2026-13-01' }],
    ['dateTo', { dateTo: 'yesterday' }],
    ['dateTo', { dateTo: '2026-01-01T00:00' }],
    ['dateTo', { dateFrom: '2026-02-02', dateTo: '2026-02-01' }],
  ])('refuses a wrong %s by its field: %o', (field, wrong) => {
    expect(() => readArchiveQuery({ ...request, ...wrong })).toThrow(
      expect.objectContaining({ kind: 'invalid', reason: 'VALIDATION', details: { fields: { [field]: expect.any(String) } } }),
    )
  })
})

describe('stemsOf', () => {
  it.each([
    ['Bakers baking bread', 'baker bake bread'],
    ['Café CAFÉ cafe', 'cafe'],
    ['$gt: {"a":1}', 'gt a 1'],
    ['хлеб', 'хлеб'],
    ['!!!', ''],
  ])('%j has the stems %s', (text, stems) => {
    expect(stemsOf(text).join(' ')).toBe(stems)
  })

  it.each(['王明', '老师', '老師', '数学', '數學', '师', '학교를', 'ОБЩЕСТВА'])(
    'of %s are among those of a story that has the word',
    (search) => {
      const story = { title: '数学老师王明', paragraphs: [{ text: '학교에서', sources: [] }], takeaways: ['общество'] }
      expect(storyStems(story)).toEqual(expect.arrayContaining(stemsOf(search)))
    },
  )
})
