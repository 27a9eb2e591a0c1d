import { createYield } from '../yield-event-loop.ts'
import type { Evidence } from './topic.ts'

/** Rows of a span of days, in batches. Each call begins a new reading of them. */
export type ReadEvidence = () => AsyncIterable<readonly Evidence[]>

export async function readRows(read: ReadEvidence, signal: AbortSignal, visit: (row: Evidence) => void): Promise<void> {
  const yieldWhenDue = createYield(signal)
  for await (const rows of read()) {
    for (const [index, row] of rows.entries()) {
      visit(row)
      if (index % 50 === 49) await yieldWhenDue()
    }
    await yieldWhenDue()
  }
}

/** Calls `visit` with each row and its distinct terms, ascending. The array of terms is used again for the next row. */
export async function readTerms(
  read: ReadEvidence,
  signal: AbortSignal,
  visit: (row: Evidence, terms: readonly number[]) => void,
): Promise<void> {
  const terms: number[] = []
  await readRows(read, signal, (row) => {
    terms.length = 0
    for (const message of row.messages) for (const term of message.terms) terms.push(term)
    if (row.messages.length > 1) sortDistinct(terms)
    visit(row, terms)
  })
}

/** Longer arrays are sorted by the library; insertion is faster for the few terms of most rows. */
const fewTerms = 128

function sortDistinct(terms: number[]): void {
  if (terms.length > fewTerms) terms.sort((a, b) => a - b)
  for (let index = 1; index < terms.length; index++) {
    const term = terms[index] as number
    let place = index
    for (; place > 0 && (terms[place - 1] as number) > term; place--) terms[place] = terms[place - 1] as number
    terms[place] = term
  }
  let kept = 0
  for (const term of terms) if (kept === 0 || term !== terms[kept - 1]) terms[kept++] = term
  terms.length = kept
}
