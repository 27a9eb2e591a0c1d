import { CountMinSketch } from '../sketches/count-min-sketch.ts'
import { DistinctPeople } from '../sketches/distinct-people.ts'
import { hashText } from '../sketches/hash.ts'
import { RowSample, type SampledRows } from '../sketches/row-sample.ts'
import { TermIds } from '../sketches/term-ids.ts'
import { createYield } from '../yield-event-loop.ts'
import { type ReadEvidence, readTerms } from './read-rows.ts'

const mostCandidates = 20_000
/** The most terms with an id. The sketch overestimates, so that a few more terms than `mostCandidates` pass. */
const mostIds = 0xffff
/** Up to this many people of a term are counted exactly. */
const exactPeople = 256
/** At most 6 MB of rows are kept to see which terms are used together. */
const sampledRows = 50_000

/** What the rows of a week say about the terms that enough people may have used. */
export interface FrequentTerms {
  /** The hash of each candidate, by its id. */
  hashes: readonly number[]
  /** How many people used each candidate; estimated above 256. */
  people: readonly number[]
  /** Rows that contain candidates, or a sample of 50,000 of them. */
  rows: SampledRows
}

/** Counts the people of each term in two readings. Memory does not grow with the number of rows or of rare terms. */
export async function findFrequentTerms(read: ReadEvidence, minPeople: number, signal: AbortSignal): Promise<FrequentTerms> {
  const sketch = new CountMinSketch()
  await readTerms(read, signal, (_row, terms) => {
    for (const term of terms) sketch.add(term)
  })
  const yieldWhenDue = createYield(signal)
  const threshold = sketch.thresholdFor(mostCandidates, minPeople)
  await yieldWhenDue()

  const index = new TermIds(mostIds)
  const people: DistinctPeople[] = []
  const sample = new RowSample(sampledRows)
  const present: number[] = []
  await readTerms(read, signal, (row, terms) => {
    present.length = 0
    for (const term of terms) {
      if (sketch.bound(term) < threshold) continue
      const id = index.add(term)
      if (id === -1) continue
      people[id] ??= new DistinctPeople(exactPeople)
      people[id].add(row.person)
      present.push(id)
    }
    sample.add(hashText(`${row.conversationId}${row.day}`), row.person, present)
  })
  const rows = sample.rows()
  await yieldWhenDue()
  return { hashes: index.terms, people: people.map((one) => one.count()), rows }
}
