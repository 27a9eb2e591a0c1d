import { createHighlighterCore, type HighlighterCore } from 'shiki/core'
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript'
import { type GrammarName, grammars } from './grammars.ts'
import { type Kind, kinds, theme } from './theme.ts'

/** A piece of a code's text: its length in UTF-16 units, and what it is; null for text without a colour. */
export type Run = readonly [length: number, kind: Kind | null]

let created: Promise<HighlighterCore> | undefined

/**
 * Returns the runs of a code in order. They cover it to its end. The regular expressions are JavaScript's: the policy forbids WebAssembly.
 */
export async function tokenize(code: string, grammar: GrammarName): Promise<Run[]> {
  created ??= createHighlighterCore({ themes: [theme], langs: [], engine: createJavaScriptRegexEngine({ forgiving: true }) })
  const highlighter = await created
  await highlighter.loadLanguage(grammars[grammar]())
  // Without Shiki's limit of 500 ms for a line, which the first use of a grammar exceeds: the rest of the line would get a wrong colour.
  const lines = highlighter.codeToTokensBase(code, { lang: grammar, theme: 'kinds', tokenizeTimeLimit: 0 })
  const runs: Run[] = []
  let end = 0
  const add = (to: number, kind: Kind | null) => {
    const last = runs.at(-1)
    if (last && last[1] === kind) runs[runs.length - 1] = [last[0] + to - end, kind]
    else if (to > end) runs.push([to - end, kind])
    end = to
  }
  for (const { content, offset, color } of lines.flat()) {
    add(offset, null)
    add(offset + content.length, kindOf(color))
  }
  add(code.length, null)
  return runs
}

const kindOf = (color: string | undefined): Kind | null => kinds.find((kind) => kind === color) ?? null
