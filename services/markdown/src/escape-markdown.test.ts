import { expect, it } from '@jest/globals'
import fc from 'fast-check'
import { escapeMarkdown } from './escape-markdown.ts'
import { markdownHtml } from './html.ts'
import { markdownTree } from './tree.ts'

const options = { words: { notes: 'Notes', backToMark: String, done: 'Done', open: 'Open' }, idPrefix: '' }

/** Where a name stands, as `NAME`. */
const places = [
  'NAME',
  'NAME agrees.',
  'All agree.\nNAME',
  'So says NAME, as ever.',
  '# NAME',
  '- NAME\n- NAME',
  '_by NAME_',
  '**NAME**: yes',
]
const pieces = [
  ...[
    '[a](https://evil.example)',
    '![a](b)',
    '[x] ',
    '[^1]',
    '[',
    ']',
    '](',
    '(',
    ')',
    '!',
    '\\',
    '\\[x\\]',
    '\\(x\\)',
    '$x$',
    '$$',
    '{',
    '}',
  ],
  ...[
    '*a*',
    '__a__',
    '`a`',
    '~~a~~',
    '```',
    '~~~',
    '# ',
    '#',
    '- ',
    '+ ',
    '1. ',
    '1) ',
    '> ',
    '===',
    '---',
    '-',
    '| a | b |',
    '|',
    '\n',
    ' ',
  ],
  ...['<b>', '<br>', '</details>', '<!--', '&amp;', '&#60;', '&', ';', 'www.evil.example', 'https://evil.example', 'a@evil.example'],
  ...['mailto:a@b.example', 'www', 'http', '://', ':', '.', '@', 'Max', 'é', '中'],
]
const names = fc
  .array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 6 })
  .map((parts) => parts.join(''))
  .filter((name) => name.trim() !== '')

it.each([
  ['Amara Nwosu-Lind', 'Amara Nwosu-Lind'],
  ["Dr. Lucía O'Neill (Lima): R & B, 50%", "Dr. Lucía O'Neill (Lima): R & B, 50%"],
  [' two\n lines ', 'two lines'],
  ['[Free](https://evil.example)', String.raw`&#91;Free\](https\://evil.example)`],
])('the name %j is written as %s', (name, written) => {
  expect(escapeMarkdown(name)).toBe(written)
})

it('a text is shown as it is, wherever it stands', () => {
  fc.assert(
    fc.property(names, fc.constantFrom(...places), (name, place) => {
      const treeWith = (text: string) =>
        JSON.stringify(
          markdownTree(
            place.replaceAll('NAME', () => text),
            options,
          ),
        )
      const shown = JSON.stringify(name.replace(/\s+/g, ' ').trim()).slice(1, -1)
      expect(treeWith(escapeMarkdown(name))).toBe(treeWith('PLACEHOLDER').replaceAll('PLACEHOLDER', () => shown))
    }),
    { numRuns: 2_000 },
  )
})

it('a text does not end the link that it is the text of', () => {
  fc.assert(
    fc.property(names, (name) => {
      const html = markdownHtml(`[${escapeMarkdown(name)}](https://rostra.example)`, options)
      expect(html.match(/<a [^>]*>/g)).toEqual([expect.stringContaining('href="https://rostra.example"')])
    }),
  )
})
