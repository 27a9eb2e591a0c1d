import type { Evidence } from './topic.ts'

/** Rows of a span of days, in batches. Each call begins a new reading of them. */
export type ReadEvidence = () => AsyncIterable<readonly Evidence[]>

/** Calls `visit` with each row and its distinct terms, ascending. The array of terms is used again for the next row. */
export async function readTerms(
  read: ReadEvidence,
  signal: AbortSignal,
  visit: (row: Evidence, terms: readonly number[]) => void,
): Promise<void> {
  const terms: number[] = []
  for await (const rows of read()) {
    signal.throwIfAborted()
    for (const row of rows) {
      collectTerms(row, terms)
      visit(row, terms)
    }
  }
}

function collectTerms({ messages }: Evidence, terms: number[]): void {
  terms.length = 0
  const only = messages.length === 1
  for (const message of messages) for (const term of message.terms) terms.push(term)
  if (only) return
  const sorted = Float64Array.from(terms).sort()
  terms.length = 0
  for (const term of sorted) if (term !== terms.at(-1)) terms.push(term)
}
