import { startTransition, useEffect, useState } from 'react'
import type { GrammarName } from './grammars.ts'
import { highlight, highlighted } from './highlight.ts'
import type { Run } from './tokenize.ts'

/** Larger code stays without colours. */
const limits = { length: 30_000, lines: 2_000 }

/** Returns the runs of a code; undefined until they are known, without a grammar, and for code that is too large. */
export function useHighlight(code: string, grammar: GrammarName | undefined): readonly Run[] | undefined {
  const [found, setFound] = useState(() => {
    const runs = grammar && highlighted(code, grammar)
    return runs && { code, grammar, runs }
  })
  const isFound = found?.code === code && found.grammar === grammar
  useEffect(() => {
    if (!grammar || isFound || code.length > limits.length || code.split('\n').length > limits.lines) return
    let isCurrent = true
    void highlight(code, grammar).then((runs) => {
      if (isCurrent && runs) startTransition(() => setFound({ code, grammar, runs }))
    })
    return () => {
      isCurrent = false
    }
  }, [code, grammar, isFound])
  return isFound ? found.runs : undefined
}
