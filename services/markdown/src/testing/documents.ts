import fc from 'fast-check'

/** The most UTF-16 units of a document. */
export const longest = 16_384

const attacks = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)>',
  '<details open ontoggle=alert(1)>',
  '<sub onclick=alert(1)>',
  '<a href="javascript:alert(1)">',
  '<iframe srcdoc="<script>">',
  '<style>@import "https://evil.example"</style>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '[x](javascript:alert(1))',
  '[x](java\tscript:alert(1))',
  '[x](&#x6A;avascript:alert(1))',
  '![x" onerror="alert(1)](https://a.example/"onerror=alert(1))',
  '[x]: javascript:alert(1)\n[x]',
  '<javascript:alert(1)>',
  '![](data:image/svg+xml;base64,PHN2Zz4=)',
  '```"><script>\nx\n```',
  '$\\href{javascript:alert(1)}{<img src=x onerror=alert(1)>}$',
  '$$\n\\htmlStyle{position:fixed}{</code><script>alert(1)</script>}\n$$',
]

const markup = [
  ...['*', '**', '_', '__', '~', '~~', '~~~', '`', '``', '```', '```js\n', '~~~\n', '\\', '&', '&amp;', '&#0;', '&#x1F600;'],
  ...['[', ']', '(', ')', '![', '](', '[]', '[^1]', '[^1]: ', '[a]: <', '[a]', '](https://a.example "t")', '](<', '[[[['],
  ...['> ', '>>>> ', '>'.repeat(60), '- ', '  - ', '    ', '\t', '1. ', '10) ', '- [x] ', '+ ', '# ', '###### ', '===', '---', '***\n'],
  ...[
    '|',
    '|a|b|\n|-|:-:|\n',
    '| - ',
    '\n|-|',
    '\\|',
    '<br>',
    '<sub>',
    '</sub>',
    '<sup>',
    '</sup>',
    '<kbd>',
    '</kbd>',
    '<mark>',
    '</mark>',
  ],
  ...[
    '<details>\n',
    '</details>\n',
    '<summary>',
    '</summary>',
    '<details open>',
    '<',
    '>',
    '<!--',
    '-->',
    '<?',
    '<![CDATA[',
    '</',
    '<div>\n',
  ],
  ...['$', '$$', '$$\n', '$x$', '$$$', '\\(', '\\)', '\\[', '\\]', '\\[\n', '\\$', '$5', '\\frac{a}{b}', '{', '}', '\\\\'],
  ...['https://a.example/b?c=d', 'www.a.example', 'http://', 'a@b.example', 'mailto:a@b.example', '<https://a.example>', '<a:b>', 'x:'],
]
const words = [
  ...[
    'a',
    'word',
    '3',
    '1~3',
    'x2',
    'vector<int>',
    '粗体',
    '。',
    '「大事」',
    '한국어',
    'שלום',
    'مرحبا',
    'हिन्दी',
    'ภาษาไทย',
    '👩🏽‍🚀',
    'é',
    'e\u0301',
  ],
  // Bidirectional controls, joiners, separators of lines, a NUL and a lone surrogate.
  ...[
    '\u202e',
    '\u202d',
    '\u2066',
    '\u2067',
    '\u2069',
    '\u200f',
    '\u061c',
    '\u200b',
    '\u200d',
    '\ufeff',
    '\u2028',
    '\0',
    '\ud800',
    '\u00a0',
  ],
]

const piece = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...markup) },
  { weight: 3, arbitrary: fc.constantFrom(...words) },
  { weight: 1, arbitrary: fc.constantFrom(...attacks) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 12 }) },
)
const space = fc.constantFrom('', '', ' ', '\n', '\n\n', '\r\n')
const line = fc.array(fc.tuple(piece, space), { minLength: 1, maxLength: 12 }).map((pieces) => pieces.flat().join(''))
/** Few pieces, up to a whole document of them: deep quotations and lists, long lines, thousands of brackets. */
const repeated = fc.tuple(line, fc.integer({ min: 2, max: 4_000 })).map(([text, times]) => text.repeat(Math.min(times, longest)))
const ordinary = fc.array(fc.tuple(line, space), { maxLength: 40 }).map((lines) => lines.flat().join(''))

/** Documents of fences, nesting, brackets, formulas, HTML, bidirectional controls and long lines. */
export const documents = fc
  .array(fc.oneof({ weight: 3, arbitrary: ordinary }, { weight: 1, arbitrary: repeated }), { minLength: 1, maxLength: 4 })
  .map((parts) => parts.join('\n').slice(0, longest))

const proseWord = fc.constantFrom(
  ...[
    'Brew',
    'rest',
    '5~7',
    '1~3',
    '3*4',
    '2_000',
    'snake_case',
    '$5',
    'vector<int>',
    'Map<K, V>',
    '<b>',
    '</b>',
    '<T>',
    'a<b',
    'x>y',
    'C++',
  ],
  ...[
    '重要：',
    '请看',
    '「大事」',
    'です',
    '한국어',
    'שלום',
    'مرحبا',
    'ภาษาไทย',
    'don’t',
    'e.g.',
    '#1',
    '50%',
    '[sic]',
    '[1]',
    '(see)',
    'a/b',
    '~~old~~',
  ],
  ...[
    '**bold**',
    '*it*',
    '`code`',
    '`vector<int>`',
    '__main__',
    '**重要：**请',
    'x<sup>',
    '\\(x\\)',
    '👩🏽‍🚀',
    'https://a.example/b。然后',
    'AT&T',
    '$x^2$',
    '$n$th',
    'US$5',
    '10$',
    '\\[a\\]',
    '$$b$$',
    'R&D;',
  ],
)
const proseLine = fc
  .tuple(fc.constantFrom('', '', '', '> ', '- ', '# ', '- [ ] ', '  - '), fc.array(proseWord, { minLength: 1, maxLength: 14 }))
  .map(([start, all]) => start + all.join(' '))

/** Prose as people and models write it: nothing in it is an address behind a text, a comment or a name of a language. */
export const prose = fc.array(proseLine, { minLength: 1, maxLength: 30 }).map((lines) => lines.join('\n'))
