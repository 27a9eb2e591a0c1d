import { describe, expect, it } from '@jest/globals'
import { cleanText } from '../../../domain/passages/clean-text.ts'
import { blocksOfMarkdown } from './markdown.ts'

const read = (text: string) =>
  blocksOfMarkdown(text, () => undefined).map(({ level, text }) => (level === null ? cleanText(text) : [level, text]))

describe('blocksOfMarkdown', () => {
  it('reads both kinds of headings', () => {
    expect(read('# One\n\ntext\n\n### Three ###\n\nTwo\n---\n\nend')).toEqual([[1, 'One'], 'text', [3, 'Three'], [2, 'Two'], 'end'])
  })

  it('keeps the text of emphasis, links and code, and drops pictures and addresses', () => {
    expect(read('A **bold** [link](https://example.com "title") and `code` ![alt](x.png).')).toEqual(['A bold link and code .'])
    expect(read('[a]: https://example.com\n\nSee [the page][a].')).toEqual(['See the page.'])
  })

  it('joins wrapped lines of Chinese without a blank', () => {
    expect(read('我们住在\n**北京**\n的郊区。\nIn\nBeijing')).toEqual(['我们住在北京的郊区。 In Beijing'])
  })

  it('keeps lists, tables and code as one paragraph each', () => {
    expect(read('1. one\n2. two\n   - three\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n```js\nif (x)\n  y()\n```')).toEqual([
      '1. one\n2. two\n- three',
      'a | b\n1 | 2',
      '```\nif (x)\n  y()\n```',
    ])
  })

  it('keeps the rows of a table and the paragraphs of an item in scripts without blanks', () => {
    expect(read('| 商品 | 値段 |\n|---|---|\n| お茶 | 三百円 |\n| 紅茶 | 四百円 |')).toEqual(['商品 | 値段\nお茶 | 三百円\n紅茶 | 四百円'])
    expect(read('- 第一段。\n\n  第二段。\n\n- 第三段。')).toEqual(['- 第一段。\n第二段。\n- 第三段。'])
  })

  it.each([
    ['comments', 'a <!-- secret --> b\n\n<!-- secret\n\nsecret -->\n\nc', ['a b', 'c']],
    ['hidden elements', 'a <span style="color: red; display : none">secret <b>secret</b></span> b', ['a b']],
    ['hidden elements around paragraphs', '<div hidden>\n\n# secret\n\nsecret\n\n</div>\n\na', ['a']],
    ['text without size', '<p style="font-size:0px">secret</p>\n\n<p style="opacity:0">secret</p>\n\na', ['a']],
    ['scripts and styles', '<script>secret</script>\n\n<style>secret</style>\n\na', ['a']],
    ['front matter', '---\ntitle: secret\n---\na', ['a']],
  ])('drops %s', (_, text, expected) => {
    expect(read(text)).toEqual(expected)
  })

  it('keeps the text of visible elements', () => {
    expect(read('<div align="center">\n<p style="font-size:0.9em;opacity:0.5">shown</p>\n</div>\n\na<br>b <kbd>c</kbd>')).toEqual([
      'shown',
      'a\nb c',
    ])
  })

  it('counts what it reads', () => {
    let characters = 0
    blocksOfMarkdown('# One\n\ntwo <!-- secret -->', (more) => {
      characters += more
    })
    expect(characters).toBeGreaterThanOrEqual('Onetwo'.length)
    expect(characters).toBeLessThan(15)
  })
})
