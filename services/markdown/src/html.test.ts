import { describe, expect, it } from '@jest/globals'
import { markdownHtml } from './html.ts'
import { words } from './testing/words.ts'

const render = (text: string) => markdownHtml(text, { words, idPrefix: 'a-' })
/** The HTML without directions and without what each link has. */
const shown = (text: string) => render(text).replaceAll(/ dir="auto"| rel="noopener noreferrer nofollow ugc"| target="_blank"/g, '')

describe('HTML of a text', () => {
  it.each([
    [
      'tags of a line',
      'x<sup>2</sup> <kbd>Tab</kbd> <mark>**y**</mark>',
      '<p>x<sup>2</sup> <kbd>Tab</kbd> <mark><strong>y</strong></mark></p>',
    ],
    ['a tag that nothing ends', 'the <sub> tag\n\nnext', '<p>the &#x3C;sub> tag</p><p>next</p>'],
    ['a tag that ends elsewhere', '*a <sub>b* c</sub>', '<p><em>a &#x3C;sub>b</em> c&#x3C;/sub></p>'],
    ['a tag with an attribute', '<sub onclick="alert(1)">a</sub>', '<p>&#x3C;sub onclick="alert(1)">a&#x3C;/sub></p>'],
    ['a tag in code', '`<br>`', '<p><code dir="ltr">&#x3C;br></code></p>'],
    ['a break between blocks', 'a\n\n<br>\n\nb', '<p>a</p><p><br></p><p>b</p>'],
    ['a comment', '<!-- <br> -->', '<p>&#x3C;!-- &#x3C;br> --></p>'],
    ['a summary without its details', '<summary>a</summary>', '<p>&#x3C;summary>a</p><p>&#x3C;/summary></p>'],
  ])('renders %s', (_what, text, html) => expect(shown(text)).toBe(html))

  it('folds what details hold, with Markdown in them, also while it is being written', () => {
    const folded = '<details><summary>More</summary><p><strong>b</strong></p><ul><li>c</li></ul></details>'
    expect(shown('<details>\n<summary>More</summary>\n\n**b**\n\n- c\n\n</details>\n\nd')).toBe(`${folded}<p>d</p>`)
    expect(shown('<details><summary>More</summary>\n\n**b**\n\n- c')).toBe(folded)
    expect(shown('<details open><summary>a<sup>2</sup></summary>b</details>')).toBe(
      '<details open><summary>a<sup>2</sup></summary><p>b</p></details>',
    )
  })
})

it.each([
  ['of a line', 'Let $x < 1$.', '<p>Let <code class="math-inline" dir="ltr">$x &#x3C; 1$</code>.</p>'],
  ['that stands alone in a line', 'So \\[x\\].', '<p>So <code class="math-display" dir="ltr">\\[x\\]</code>.</p>'],
  ['between paragraphs', 'a\n$$\nb & c\n$$', '<p>a</p><pre dir="ltr"><code class="math-display">$$\nb &#x26; c\n$$</code></pre>'],
])('a formula %s is its source', (_where, text, html) => expect(shown(text)).toBe(html))

describe('a link', () => {
  it.each([
    ['names its host', '[docs](https://www.docs.example/a)', '<a href="https://www.docs.example/a" title="docs.example">docs</a>'],
    ['keeps its title', '[docs](https://docs.example "T")', '<a href="https://docs.example" title="T – docs.example">docs</a>'],
    [
      'does not repeat its host',
      '[docs.example](https://www.docs.example/a)',
      '<a href="https://www.docs.example/a" dir="ltr">docs.example</a>',
    ],
    [
      'shows its host when it reads as another one',
      '[https://bank.example/x](https://evil.example)',
      '<a href="https://evil.example" title="evil.example">https://bank.example/x</a> (evil.example)',
    ],
    [
      'shows its address when it reads as another one',
      '[me@bank.example](mailto:you@evil.example?subject=x)',
      '<a href="mailto:you@evil.example?subject=x" title="you@evil.example">me@bank.example</a> (you@evil.example)',
    ],
    ['runs from left to right as a number', '[+20 2](tel:+202)', '<a href="tel:+202" title="+202" dir="ltr">+20 2</a>'],
    ['calls a telephone', '[call](tel:+49123)', '<a href="tel:+49123" title="+49123">call</a>'],
    ['to this site is text', '[out](/api/logout)', 'out (/api/logout)'],
    ['that could run is text', '[x](javascript:alert(1))', 'x (javascript:alert(1))'],
    ['of a type with a namespace is text', 'vector<std::string>', 'vector&#x3C;std::string>'],
  ])('%s', (_what, text, html) => expect(shown(text)).toBe(`<p>${html}</p>`))
})

describe('a bare address', () => {
  it.each([
    ['见https://a.example/b，然后', ['https://a.example/b'], '见https://a.example/b，然后'],
    ['（www.a.example）www.b.example。', ['http://www.a.example', 'http://www.b.example'], '（www.a.example）www.b.example。'],
    ['https://a.example。https://b.example', ['https://a.example', 'https://b.example'], 'https://a.example。https://b.example'],
    ['https://münchen.example،', ['https://xn--mnchen-3ya.example'], 'https://münchen.example،'],
    ['http:// www.a_b.c_d', [], 'http:// www.a_b.c_d'],
    ['“https://a.example”', ['https://a.example'], '“https://a.example”'],
    ['https://ru.example/Москва.', ['https://ru.example/%D0%9C%D0%BE%D1%81%D0%BA%D0%B2%D0%B0'], 'https://ru.example/Москва.'],
    ['mail me@a.example, please', ['mailto:me@a.example'], 'mail me@a.example, please'],
    ['README.md and a.example', [], 'README.md and a.example'],
    ['http://localhost:3000/x_y_z', ['http://localhost:3000/x_y_z'], 'http://localhost:3000/x_y_z'],
  ])('ends where it ends: %s', (text, addresses, content) => {
    const html = shown(text)
    expect([...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual(addresses)
    expect(html.replaceAll(/<[^>]*>/g, '')).toBe(content)
  })
})

it.each([
  ['![An owl](https://a.example/o.png)', '<a href="https://a.example/o.png" title="a.example">An owl</a>'],
  ['![](https://a.example/o.png)', '<a href="https://a.example/o.png" dir="ltr">https://a.example/o.png</a>'],
  ['![An owl](/o.png)', 'An owl (/o.png)'],
  ['![An owl](data:image/png;base64,iVBORw0K)', 'An owl'],
  ['[![An owl](https://a.example/o.png)](https://b.example)', '<a href="https://b.example" title="b.example">An owl</a>'],
])('the image %s is its alternative text and a link', (text, html) => expect(shown(text)).toBe(`<p>${html}</p>`))

it('footnotes are numbered by their first mark, and one without a mark is kept', () => {
  expect(shown('a[^x] b[^y] c[^x] [^z]\n\n[^y]: Y\n[^x]: X\n\n    more\n\n[^un]: U')).toBe(
    '<p>a<sup><a href="#a-note-1" id="a-mark-1">1</a></sup> b<sup><a href="#a-note-2" id="a-mark-2">2</a></sup>' +
      ' c<sup><a href="#a-note-1" id="a-mark-1-2">1</a></sup> [^z]</p>' +
      '<ol class="notes" aria-label="Footnotes">' +
      '<li id="a-note-1"><p>X</p><p>more <a href="#a-mark-1" aria-label="Back to mark 1">↩</a>' +
      ' <a href="#a-mark-1-2" aria-label="Back to mark 1">↩</a></p></li>' +
      '<li id="a-note-2"><p>Y <a href="#a-mark-2" aria-label="Back to mark 2">↩</a></p></li>' +
      '<li id="a-note-3"><p>U</p></li></ol>',
  )
})

it('the boxes of a task list say whether a task is done, and cannot be changed', () => {
  expect(shown('- [x] a\n- [ ] b\n- \\[x] c')).toBe(
    '<ul><li><input type="checkbox" disabled checked aria-label="Done"> a</li>' +
      '<li><input type="checkbox" disabled aria-label="Not done"> b</li><li>[x] c</li></ul>',
  )
})

it.each([
  ['quotations', '>'.repeat(300), ''],
  ['lists', '- '.repeat(300), ''],
  ['numbered lists', '1. '.repeat(300), ''],
  ['emphasis', '*a **b '.repeat(300), ''],
  ['tags', '<sub>'.repeat(300), '</sub>'.repeat(300)],
  ['a table of 3,000 cells', `${'|a'.repeat(300)}\n${'|-'.repeat(300)}\n${'|b\n'.repeat(9)}`, ''],
  ['open brackets', '!['.repeat(300), ''],
])('%s beyond the limits keep their text', (_what, start, end) => {
  expect(render(`${start}last${end}`).replaceAll(/<[^>]*>/g, '')).toContain('last')
})
