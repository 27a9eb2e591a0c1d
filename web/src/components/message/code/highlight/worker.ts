import type { GrammarName } from './grammars.ts'
import { type Run, tokenize } from './tokenize.ts'

export interface HighlightRequest {
  id: number
  code: string
  grammar: GrammarName
}

export interface HighlightReply {
  id: number
  /** Null when the code could not be read. */
  runs: Run[] | null
}

/* Tokenizes in a thread of its own, so that typing never waits: a grammar's first use takes up to a second. */
self.addEventListener('message', ({ data: { id, code, grammar } }: MessageEvent<HighlightRequest>) => {
  const reply = (runs: Run[] | null) => self.postMessage({ id, runs } satisfies HighlightReply)
  tokenize(code, grammar).then(reply, () => reply(null))
})
