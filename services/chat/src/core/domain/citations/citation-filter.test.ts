import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import type { Citation } from './citation.ts'
import { CitationFilter, citedIn } from './citation-filter.ts'

const passages = (count: number): Citation[] =>
  Array.from({ length: count }, (_, index) => ({
    n: index + 1,
    sourceId: 's',
    title: 'T',
    page: null,
    heading: '',
    excerpt: `text ${index}`,
  }))

/** Filters an answer that comes in these pieces. */
function filtered(pieces: readonly string[], given: number): string[] {
  const out: string[] = []
  const filter = new CitationFilter(passages(given), (text) => out.push(text))
  for (const piece of pieces) filter.push(piece)
  filter.end()
  return out
}
const whole = (text: string, given = 3) => filtered([text], given).join('')

describe('the filter of citations', () => {
  it.each([
    ['keeps a marker', 'Knead it [1].', 'Knead it [1].'],
    ['keeps adjoining ones', 'Knead it [1][2].', 'Knead it [1][2].'],
    ['splits a list', 'Knead it [1, 3; 2].', 'Knead it [1][3][2].'],
    ['splits a range', 'Knead it [1-3] or [2–3].', 'Knead it [1][2][3] or [2][3].'],
    ['reads other brackets and footnotes', 'Knead it【1】 and【2†source】 and [^3].', 'Knead it[1] and[2] and [3].'],
    ['reads one that follows a word at once', 'Paris[1].', 'Paris[1].'],
    ['removes one without a passage, with its space', 'Knead it [4]. Rest it [9] well [12]', 'Knead it. Rest it well'],
    ['removes only the numbers without a passage', 'Knead it [2, 7][8][1].', 'Knead it [2][1].'],
    ['keeps the space before one that is left', 'Knead it [9][1] and [8] [2].', 'Knead it [1] and [2].'],
    ['removes one at the start of a line', '[9] Knead.\n[8] Rest.', 'Knead.\nRest.'],
    ['removes one at the end of a line', 'Knead [9]\nRest', 'Knead\nRest'],
    ['removes a range without a passage', 'Knead [7-9].', 'Knead.'],
  ])('%s', (_what, text, expected) => {
    expect(whole(text)).toBe(expected)
  })

  it.each([
    'in [a] and [note 9] and [] and [ ] and [x]',
    'arr[0], [0] and [0, 9]',
    'the year [2024] and [1.5]',
    '[text](https://a.example/9) and [9](https://a.example)',
    'call `arr[9]` and ``a ` [9]``',
    '```js\nconst a = b[9] // [9]\n```\n',
    '- item\n  ~~~\n  [9]\n  ~~~\n',
    '  two spaces  \nand a line',
    'half a [9',
  ])('leaves this as it is: %j', (text) => {
    expect(whole(text)).toBe(text)
    expect(whole(text, 0)).toBe(text)
  })

  it.each([
    ['after a block of code', '```\n[9]\n```\nso [9].', '```\n[9]\n```\nso.'],
    ['after inline code', '`a[9]` [9].', '`a[9]`.'],
    ['after a backtick that closes nothing, from the next line on', 'a ` b [9]\nc [9].', 'a ` b [9]\nc.'],
    ['in three backticks within a line', 'a ```x [9]``` b [9].', 'a ```x [9]``` b.'],
    ['in a line that begins with them', '```x [9]``` b [9].\nc [9].', '```x [9]``` b.\nc.'],
    ['after an escaped backtick', String.raw`a \` b [9].`, String.raw`a \` b.`],
    ['after text that is struck out', '~~a~~ b [9].', '~~a~~ b.'],
    [
      'within a block, whose line of other marks does not end it',
      '````\n```\n[9]\n```` x\n[9]\n````\n[9]!',
      '````\n```\n[9]\n```` x\n[9]\n````\n!',
    ],
  ])('knows what is code: %s', (_what, text, expected) => {
    expect(whole(text)).toBe(expected)
  })

  it('removes single numbers when there is no passage at all, but neither indexes nor intervals', () => {
    expect(whole('As said [1]. And [2][3] or【1】.', 0)).toBe('As said. And or.')
    expect(whole('Take arr[1], f(x)[2] and a number in [1, 5] or [2-3].', 0)).toBe('Take arr[1], f(x)[2] and a number in [1, 5] or [2-3].')
  })

  it('makes no definition of a link', () => {
    expect(whole('As said [1].\n\n[1]: https://evil.example\n> [2]: x')).toBe('As said [1].\n\n[1] : https://evil.example\n> [2] : x')
    expect(whole('See [1]: it says so.')).toBe('See [1]: it says so.')
  })

  it('holds back no more than a possible marker, and nothing of plain text', () => {
    const out: string[] = []
    const filter = new CitationFilter(passages(2), (text) => out.push(text))
    for (const piece of ['Knead', ' it', ' [', '1', ']', ' well', ' [x', '.']) filter.push(piece)
    expect(out).toEqual(['Knead', ' it', ' [1] well', ' [x', '.'])
    filter.push(`[${'1,'.repeat(40)}`)
    expect(out.join('').length).toBeGreaterThan('Knead it [1] well [x.'.length)
  })

  const pieceOf = fc.oneof(
    fc.constantFrom(
      '[',
      ']',
      '【',
      '】',
      '1',
      '2',
      '9',
      '0',
      ',',
      ' ',
      '-',
      '–',
      '^',
      '†',
      '(',
      ')',
      '\n',
      '`',
      '```',
      '~~~',
      '\\',
      'a',
      '. ',
    ),
    fc.constantFrom('[1]', ' [9]', '[1, 9]', '[2-4]', '【3】', 'word', ' next', '```\n', '`x[9]`', ':', 'arr[1]', '[1](u)'),
    fc.string({ maxLength: 4 }),
  )
  const answer = fc.array(pieceOf, { maxLength: 40 })
  const given = fc.constantFrom(0, 1, 3)

  it('gives the same text however the answer is cut into pieces', () => {
    fc.assert(
      fc.property(answer, given, (pieces, count) => {
        const text = pieces.join('')
        const expected = whole(text, count)
        expect(filtered(pieces, count).join('')).toBe(expected)
        expect(filtered([...text], count).join('')).toBe(expected)
      }),
      { numRuns: 2_000 },
    )
  })

  it('leaves no marker without a passage outside of code, and cites only what is given', () => {
    const marked = fc.array(fc.constantFrom('Knead', ' it', ' [1]', '[4]', ' [9, 2]', '[7-9]', '【5】', '.', ' ', '\n'), { maxLength: 30 })
    fc.assert(
      fc.property(marked, (pieces) => {
        const out = whole(pieces.join(''))
        const numbers = [...out.matchAll(/\[(\d+)\]/g)].map(([, n]) => Number(n))
        expect(out).not.toMatch(/【|\d, |\d-/)
        expect(numbers.every((n) => n <= 3)).toBe(true)
        expect(citedIn(out, passages(3)).map(({ n }) => n)).toEqual([...new Set(numbers)].sort())
      }),
      { numRuns: 1_000 },
    )
  })

  it('changes nothing in what it has passed on', () => {
    fc.assert(
      fc.property(answer, (pieces) => {
        const once = whole(pieces.join(''))
        fc.pre(!once.includes('`') && !once.includes('~'))
        expect(citedIn(whole(once), passages(3))).toEqual(citedIn(once, passages(3)))
      }),
    )
  })

  it('goes on after what another replica has shown', () => {
    fc.assert(
      fc.property(answer, answer, (before, after) => {
        const shown = whole(before.join(''))
        const out: string[] = []
        const filter = new CitationFilter(passages(3), (text) => out.push(text))
        filter.resumeAfter(shown)
        filter.push(after.join(''))
        filter.end()
        // Nothing that was shown is passed on again.
        expect(out.join('').length).toBeLessThanOrEqual(3 * after.join('').length + 1)
      }),
    )
    const out: string[] = []
    const filter = new CitationFilter(passages(1), (text) => out.push(text))
    filter.resumeAfter('Knead it [1]. Then `arr')
    filter.push('[9]` rest [9] it [1].')
    filter.end()
    expect(out.join('')).toBe('[9]` rest it [1].')
  })
})

it('the passages that an answer cites are those of its markers outside of code', () => {
  expect(citedIn('Knead [3][1]. `[2]`', passages(3)).map(({ n }) => n)).toEqual([1, 3])
  expect(citedIn('Nothing here.', passages(3))).toEqual([])
  expect(citedIn('None given [1].', [])).toEqual([])
})
