import { describe, expect, it, jest } from '@jest/globals'
import fc from 'fast-check'
import { toHtml } from 'hast-util-to-html'
import { parser } from './parser.ts'
import { createMarkdownStream } from './stream.ts'
import { documents, prose } from './testing/documents.ts'
import { words } from './testing/words.ts'
import { markdownTree } from './tree.ts'

const options = { words, idPrefix: 'x-' }
const htmlOf = (nodes: ReturnType<ReturnType<typeof createMarkdownStream>>) =>
  toHtml({ type: 'root', children: [...nodes] }).replaceAll(/ dir="(?:auto|ltr)"/g, '')
const open = (text: string) => htmlOf(createMarkdownStream(options)(text, true))

/** Shows a text that arrives in pieces of these lengths, in turn. */
function grow(text: string, lengths: readonly number[], show: (text: string) => unknown) {
  for (let end = 0, turn = 0; end < text.length; turn++) {
    end += lengths[turn % lengths.length] ?? 1
    show(text.slice(0, end))
  }
}

const items = fc.constantFrom('- a', '- **b**', '- c', '', '  d', '  - e')
const itemLines = fc.constantFrom('-', '* f', '1. g', '2. h', '    i', ' ', '- [x] j', '- k | l', '-|-', '|-|', '- ```', '  ```', '- `m')
const otherLines = fc.constantFrom('n', '> o', '```', '# p', '---', '***', '| q |', '<details>', '</details>', '<!--', '-->', '===', '**r')
const line = fc.oneof({ weight: 8, arbitrary: items }, { weight: 2, arbitrary: itemLines }, { weight: 1, arbitrary: otherLines })
/** Lists that become loose, end, go on and hold other blocks. */
const lists = fc.array(line, { maxLength: 25 }).map((lines) => lines.join('\n'))
const texts = fc.oneof(documents, prose, lists, lists).map((text) => text.slice(0, 600))
/** A definition at the end changes what is before it. */
const withoutDefinitions = texts.filter((text) => !text.includes(']:'))
const lengths = fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 8 })
const numRuns = Number(process.env.MARKDOWN_DOCUMENTS ?? 300)

describe('a text that arrives in pieces', () => {
  it('is at its end what it is as a whole', () => {
    fc.assert(
      fc.property(texts, lengths, (text, pieces) => {
        const stream = createMarkdownStream(options)
        grow(text, pieces, (part) => stream(part, true))
        expect(stream(text, false)).toEqual(markdownTree(text, options).children)
      }),
      { numRuns },
    )
  })

  it('is shown as one that arrives at once', () => {
    fc.assert(
      fc.property(withoutDefinitions, lengths, (text, pieces) => {
        const stream = createMarkdownStream(options)
        grow(text, pieces, (part) => stream(part, true))
        expect(htmlOf(stream(text, true))).toBe(open(text))
      }),
      { numRuns },
    )
  })
})

it.each([
  '$$\n- x + y\n$$\n\nz',
  '$$\n> 0\r\n$$\r\nz',
  `$$\n${'>'.repeat(60)}*\r\n*$$\n\n*`,
  'a\n$$\n# b\n$$\nc\n',
  '\\[\n1. a\n\\]\n\nb',
  '> $$\n> - a\n> $$\n\nb',
  '- $$\n  - a\n  $$\n- b\n- c\n',
  '$$\n- a\n\nb\n\nc',
  '$$ a\n- `b`\n- c\n',
])('a formula whose lines look like other blocks is shown as when it arrives at once: %j', (text) => {
  const stream = createMarkdownStream(options)
  grow(text, [1], (part) => {
    expect(htmlOf(stream(part, true))).toBe(open(part))
  })
})

describe('what is being written is shown as it will stay', () => {
  it.each([
    ['bold', 'a **b', '<p>a <strong>b</strong></p>'],
    ['half of its end', 'a **b*', '<p>a <strong>b</strong></p>'],
    ['its beginning', 'a **', '<p>a </p>'],
    ['bold in Chinese', '这是**重点', '<p>这是<strong>重点</strong></p>'],
    ['bold that held a complete mark', '**a *b* c', '<p><strong>a <em>b</em> c</strong></p>'],
    ['bold in emphasis', '*a **b', '<p><em>a <strong>b</strong></em></p>'],
    ['bold and emphasis', '***a', '<p><em><strong>a</strong></em></p>'],
    ['struck out', 'a ~~b', '<p>a <del>b</del></p>'],
    ['a product', '2*3 = 6 and 5 * 3', '<p>2*3 = 6 and 5 * 3</p>'],
    ['an escaped mark', '\\**a', '<p>*<em>a</em></p>'],
    ['marks in code', '`**` a', '<p><code>**</code> a</p>'],
    ['code', 'a `b **c', '<p>a <code>b **c</code></p>'],
    ['code with a backtick', '``a`b', '<p><code>a`b</code></p>'],
    ['code in bold', '**a `b', '<p><strong>a <code>b</code></strong></p>'],
    ['bold with code behind it', '**a `b** c', '<p><strong>a <code>b** c</code></strong></p>'],
    ['a paragraph that has ended', '**a\n\n', '<p>**a</p>'],
    ['bold over two lines', '**a\nb', '<p><strong>a<br>\nb</strong></p>'],
    ['a heading', '## **a', '<h2><strong>a</strong></h2>'],
    ['a heading that has ended', '## **a\n', '<h2>**a</h2>'],
    ['the mark of a heading', 'a\n\n##', '<p>a</p>'],
    ['a link without an address', 'see [the do', '<p>see the do</p>'],
    ['a link whose label is complete', 'see [the docs]', '<p>see the docs</p>'],
    ['a link with half an address', 'see [the **docs**](https://a.ex', '<p>see the <strong>docs</strong></p>'],
    ['a link in bold', '**see [the docs](https://a.ex', '<p><strong>see the docs</strong></p>'],
    ['an image', '![an owl](https://a.ex', '<p>an owl</p>'],
    ['half of a citation', 'a [1', '<p>a </p>'],
    ['a citation', 'a [1]', '<p>a [1]</p>'],
    ['half of the mark of a note', 'a[^1', '<p>a</p>'],
    ['a formula', 'so \\(x^2', '<p>so </p>'],
    ['a formula on a line of its own', 'a\n\n\\[\nx^', '<p>a</p>'],
    ['a formula between dollars', 'so $x^', '<p>so </p>'],
    ['money', 'costs $5 or US$ 6 *now', '<p>costs $5 or US$ 6 <em>now</em></p>'],
    ['a tag', 'H<sub>2', '<p>H<sub>2</sub></p>'],
    ['half of a tag', 'H<su', '<p>H</p>'],
    ['a tag that holds bold', '<mark>**a', '<p><mark><strong>a</strong></mark></p>'],
    ['the mark of an item', 'a\n\n- b\n- ', '<p>a</p><ul><li>b</li></ul>'],
    ['the number of an item', 'a\n\n12.', '<p>a</p>'],
    ['the mark of an item below a paragraph', 'a\n-', '<p>a</p>'],
    ['the mark and bold', '- a\n- **', '<ul><li>a</li></ul>'],
    ['a task', '- [x', '<ul><li></li></ul>'],
    ['an item in an item', '- a\n  - **b', '<ul><li>a<ul><li><strong>b</strong></li></ul></li></ul>'],
    ['a quotation', '> a **b', '<blockquote><p>a <strong>b</strong></p></blockquote>'],
    ['the head of a table', 'a\n\n| b | c |', '<p>a</p>'],
    ['the head of a table with half of its rule', 'a\n\n| b | c |\n|--', '<p>a</p>'],
    [
      'a table',
      '| b | c |\n|--|--|\n| d | **e',
      '<table><thead><tr><th>b</th><th>c</th></tr></thead><tbody><tr><td>d</td><td><strong>e</strong></td></tr></tbody></table>',
    ],
    ['a row of a table', '| b |\n|--|\n| **c |\n', '<table><thead><tr><th>b</th></tr></thead><tbody><tr><td>**c</td></tr></tbody></table>'],
    ['lines that are no table', '| b\nc', '<p>| b<br>\nc</p>'],
    ['the language of code', 'a\n\n```pyth', '<p>a</p>'],
    ['code without its end', '```js\n**a', '<pre><code class="language-js">**a</code></pre>'],
    ['half of the end of code', '```js\na\n``', '<pre><code class="language-js">a\n</code></pre>'],
    ['code in an item', '- a\n\n  ```js\n  b', '<ul><li><p>a</p><pre><code class="language-js">b</code></pre></li></ul>'],
    ['what is folded', '<details>\n<summary>a</summary>\n\n**b', '<details><summary>a</summary><p><strong>b</strong></p></details>'],
  ])('%s', (_what, text, html) => expect(open(text)).toBe(html))
})

const answer = Array.from(
  { length: 40 },
  (_, n) => `## Step ${n}\n\nMix **flour** and [water](https://a.example/${n}).\n\n- stir\n- rest\n\n\`\`\`js\nbake(${n})\n\`\`\`\n\n`,
).join('')
const oneList = Array.from({ length: 100 }, (_, n) => `${n + 1}. **Step ${n}**: mix *flour* and water\n   - stir\n   - rest\n`).join('')
const tokensOf = (text: string) => text.match(/.{1,4}/gs) ?? []

it('each block and item is parsed until the next one begins, so that a token takes as long at the end of a long answer', () => {
  const parse = jest.spyOn(parser, 'parse')
  const charactersOf = (text: string) => {
    parse.mockClear()
    const stream = createMarkdownStream(options)
    let written = ''
    for (const token of tokensOf(text)) {
      written += token
      stream(written, true)
    }
    return parse.mock.calls.reduce((sum, [source]) => sum + source.length, 0)
  }
  for (const text of [answer, oneList]) {
    const half = charactersOf(text.slice(0, text.length / 2))
    const whole = charactersOf(text)
    expect(whole).toBeLessThan(2.1 * half)
    expect(whole).toBeLessThan(25 * text.length)
  }
  parse.mockRestore()
})

it('the nodes of finished blocks stay the same, also at the end', () => {
  const stream = createMarkdownStream(options)
  const text = '# A\n\n- a\n- b\n\nc **d**\n\n> e'
  const [heading, list] = stream(text.slice(0, 18), true)
  const before = stream(text, true)
  expect(before.slice(0, 2)).toEqual([heading, list])
  expect([before[0] === heading, before[1] === list]).toEqual([true, true])
  const after = stream(text, false)
  expect(after.map((node, index) => node === before[index])).toEqual([true, true, true, true])
})

it('the nodes of an item stay the same while its list grows', () => {
  const stream = createMarkdownStream(options)
  const itemOf = (text: string) => {
    const [list] = stream(text, true)
    return list?.type === 'element' ? list.children[0] : undefined
  }
  const item = itemOf('- a **b**\n- c')
  expect(item).toBeDefined()
  expect(itemOf('- a **b**\n- c\n- d') === item).toBe(true)
  expect(itemOf('- a **e**\n- c\n- d') === item).toBe(false)
})

it('a text that does not continue the one before is begun anew', () => {
  const stream = createMarkdownStream(options)
  stream('# A\n\nb\n\nc\n\nd', true)
  expect(htmlOf(stream('# B\n\nc', true))).toBe('<h1>B</h1><p>c</p>')
})

it('a link that is defined at the end is one when the text is complete', () => {
  const stream = createMarkdownStream(options)
  const text = 'See [docs][1].\n\nThen *bake*.\n\n[1]: https://a.example'
  expect(htmlOf(stream(text.slice(0, 35), true))).toContain('<p>See [docs][1].</p>')
  expect(stream(text, false)).toEqual(markdownTree(text, options).children)
})
