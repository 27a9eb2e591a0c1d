import { describe, expect, it } from '@jest/globals'
import { cpuMs } from '@rostra/kit/testing/running-time'
import { allowedTags } from '@rostra/markdown/tree/allowed'
import fc from 'fast-check'
import { markdownToHtml } from './markdown-to-html.ts'

const htmlOf = (markdown: string) => markdownToHtml(markdown, 'q-1-a-')

describe('markdownToHtml', () => {
  it('renders paragraphs, emphasis, code, quotes, lists and tables', () => {
    const html = htmlOf('One **two** *three* `four` ~~five~~\n\n> six\n\n- a\n- b\n\n3. c\n\n| d |\n|---|\n| e |\n\n```js\nlet f\n```')
    expect(html).toBe(
      '<p dir="auto">One <strong>two</strong> <em>three</em> <code dir="ltr">four</code> <del>five</del></p><blockquote dir="auto"><p>six</p></blockquote>' +
        '<ul><li dir="auto">a</li><li dir="auto">b</li></ul><ol start="3"><li dir="auto">c</li></ol>' +
        '<table dir="auto"><thead><tr><th>d</th></tr></thead><tbody><tr><td dir="auto">e</td></tr></tbody></table>' +
        '<pre dir="ltr"><code class="language-js">let f\n</code></pre>',
    )
  })

  it('demotes headings, so that none is above h3', () => {
    const html = htmlOf('# a\n## b\n### c\n#### d\n##### e\n###### f')
    expect(html.match(/<h\d/g)).toEqual(['<h3', '<h4', '<h5', '<h6', '<h6', '<h6'])
  })

  it('opens links in a new tab, without referrer and without weight in search engines', () => {
    const rel = 'rel="noopener noreferrer nofollow ugc"'
    expect(htmlOf('[a.example](https://a.example/?b=1&c=2)')).toBe(
      `<p dir="auto"><a href="https://a.example/?b=1&#x26;c=2" ${rel} target="_blank" dir="ltr">a.example</a></p>`,
    )
    expect(htmlOf('<mailto:a@b.example>')).toContain(`<a href="mailto:a@b.example" ${rel} dir="ltr">`)
  })

  it.each([
    ['[a](/api/logout)', 'a (/api/logout)'],
    ['[a](//evil.example)', 'a (//evil.example)'],
    ['[a](data:text/html,x)', 'a (data:text/html,x)'],
    ['[a](vbscript:x)', 'a (vbscript:x)'],
    ['[a](blob:x)', 'a (blob:x)'],
    ['[a](<  JaVaScRiPt:alert(1)>)', 'a (JaVaScRiPt:alert(1))'],
  ])('makes no link of %s', (markdown, text) => expect(htmlOf(markdown)).toBe(`<p dir="auto">${text}</p>`))

  it('renders an image as its alternative text, which links to it', () => {
    const html = htmlOf('![the <b>owl](https://track.example/x.png "t")')
    expect(html).toContain('<p dir="auto"><a href="https://track.example/x.png" title="t – track.example"')
    expect(html).toContain('>the &#x3C;b>owl</a></p>')
  })

  it('numbers footnotes, with ids of their own for each answer', () => {
    const html = htmlOf('a[^x]\n\n[^x]: b')
    expect(html).toContain('<sup><a href="#q-1-a-note-1" id="q-1-a-mark-1">1</a></sup>')
    expect(html).toContain('<ol class="notes" aria-label="Footnotes"><li id="q-1-a-note-1" dir="auto">')
  })

  it('cuts a text after 12,000 characters, and never in the middle of one', () => {
    expect(htmlOf('x'.repeat(20_000))).toBe(`<p dir="auto">${'x'.repeat(12_000)}…</p>`)
    expect(htmlOf(`${'x'.repeat(11_999)}😀`).isWellFormed()).toBe(true)
  })

  it('returns an empty string for an empty text', () => {
    expect(htmlOf('')).toBe('')
  })
})

const attacks = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)>',
  '<svg><script xlink:href="data:,alert(1)"></script></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<a href="javascript:alert(1)">x</a>',
  '[x](javascript:alert(1))',
  '[x](javascript&#58;alert(1))',
  '[x](java\tscript:alert(1))',
  '[x](&#x6A;avascript:alert(1))',
  '[x](data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==)',
  '<javascript:alert(1)>',
  '[x]: javascript:alert(1)\n[x]',
  '![x](javascript:alert(1))',
  '![x" onerror="alert(1)](https://a.example)',
  '[x](https://a.example "\\" onmouseover=\\"alert(1)")',
  '[x](<https://a.example" onclick="alert(1)>)',
  '**<b onclick=alert(1)>**',
  '<div style="background:url(javascript:alert(1))">x</div>',
  '<style>@import "https://evil.example"</style>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '`<script>alert(1)</script>`',
  '```\n</code></pre><script>alert(1)</script>\n```',
  '```"><script>alert(1)</script>\nx\n```',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '&#60;img src=x onerror=alert(1)&#62;',
  '<!--><img src=x onerror=alert(1)>-->',
  '<![CDATA[><img src=x onerror=alert(1)>]]>',
  '| <img src=x onerror=alert(1)> |\n|---|\n| [x](javascript:alert(1)) |',
  '<base href="https://evil.example"><meta http-equiv=refresh content="0;url=https://evil.example">',
]

const tag = /<\/?([a-z0-9]+)((?:\s+[a-z-]+(?:="[^"<>]*")?)*)\s*\/?>/g
const tags = new Set(allowedTags)
const attributes = 'href rel target start dir title align class id aria-label type disabled checked open'.split(' ')

/** Fails for markup other than the allowed tags with their allowed attributes. */
function expectSafe(html: string) {
  const rest = html.replaceAll(tag, (all, name: string, properties: string) => {
    expect([all, tags.has(name)]).toEqual([all, true])
    for (const [, attribute, value = ''] of properties.matchAll(/([a-z-]+)(?:="([^"]*)")?/g)) {
      expect(attributes).toContain(attribute)
      if (attribute === 'href') expect(value).toMatch(/^(https?:|mailto:|tel:|#q-1-a-)/i)
      if (attribute === 'type') expect(value).toBe('checkbox')
    }
    return ''
  })
  // A `>` of a text is not escaped, and opens nothing.
  expect(rest).not.toMatch(/</)
}

describe('markdownToHtml of hostile text', () => {
  it.each(attacks)('leaves no active markup of %s', (attack) => {
    for (const markdown of [
      attack,
      `> - ${attack}`,
      `# ${attack}`,
      `[${attack}](https://a.example)`,
      `*${attack}*`,
      `${attack}\n\n${attack}`,
    ])
      expectSafe(htmlOf(markdown))
  })

  it('leaves no active markup of any combination of attacks', () => {
    const piece = fc.oneof(
      fc.constantFrom(...attacks),
      fc.constantFrom('<', '>', '"', '`', '\n', '|', '[', '](', ')', '&', '\\', '\0', '\u2028'),
      fc.string(),
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => expectSafe(htmlOf(pieces.join('')))),
      { numRuns: 300 },
    )
  })

  it('closes every tag that it opens', () => {
    for (const attack of attacks) {
      const html = htmlOf(attack)
      const opened = [...html.matchAll(/<(?!br|hr|input)([a-z0-9]+)/g)].length
      expect([attack, [...html.matchAll(/<\/[a-z0-9]+>/g)].length]).toEqual([attack, opened])
    }
  })

  it.each([
    ['a quotation in quotations', '>'],
    ['lists in lists', '- '],
    ['numbered lists in lists', '1. '],
    ['open brackets', '['],
    ['open images', '![['],
    ['open links', '[a]('],
    ['emphasis', '*a_ '],
    ['a table of one column', '|a|\n|-|\n', '|a\n'],
    ['a table of many empty cells', `${'|a'.repeat(2_000)}\n${'|-'.repeat(2_000)}\n`, '|\n'],
    ['headings', '# a\n'],
    ['references', '[a]: b\n'],
    ['tags', '<a '],
    ['quoted lines', `${'> '.repeat(90)}a\n\n`],
  ])('renders %s in bounded time and size', (_name, start, repeated = start) => {
    const text = (start + repeated.repeat(12_000)).slice(0, 16_384)
    let html = ''
    const ms = cpuMs(() => {
      html = htmlOf(text)
    })
    expect(ms).toBeLessThan(1_000)
    expect(html.length).toBeLessThan(300_000)
  })
})
