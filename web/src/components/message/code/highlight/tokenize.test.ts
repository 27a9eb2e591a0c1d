import { describe, expect, it } from '@jest/globals'
import type { GrammarName } from './grammars.ts'
import { tokenize } from './tokenize.ts'

/** The pieces of a code that have a colour. */
async function colouredPieces(code: string, grammar: GrammarName) {
  let end = 0
  return (await tokenize(code, grammar)).flatMap(([length, kind]) => {
    const start = end
    end += length
    return kind ? [[kind, code.slice(start, end)]] : []
  })
}

describe('tokenize', () => {
  it('finds the kinds of tokens', async () => {
    expect(await colouredPieces("const owl: Bird = fly('up', 2) // high\n", 'typescript')).toEqual([
      ['keyword', 'const'],
      ['type', 'Bird'],
      ['function', 'fly'],
      ['string', "'up'"],
      ['constant', '2'],
      ['comment', '// high'],
    ])
  })

  it('finds the prompt and the output of a terminal', async () => {
    expect(await colouredPieces('$ echo "a"\na\n', 'shellsession')).toEqual([
      ['comment', '$'],
      ['string', '"a"'],
      ['comment', 'a'],
    ])
  })

  it.each(['', '\n\n', '  a\t\n', 'a\r\nb\r\n', 'const 🦉 = `\n', '\u2028"', `${'x = "\n'.repeat(50)}`])('covers %j', async (code) => {
    const runs = await tokenize(code, 'javascript')
    expect(runs.reduce((sum, [length]) => sum + length, 0)).toBe(code.length)
    expect(runs.every(([length]) => length > 0)).toBe(true)
  })
})
