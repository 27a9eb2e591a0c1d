import { hash } from 'node:crypto'

/** Hexadecimal digits of a hash: 40 and 32 bits. */
const termDigits = 10
const runDigits = 8

/**
 * Returns the keyed hash of a term, 40 bits: without the key, guessed words cannot be compared with it. SHA-256 over a key of fixed
 * length and the text; as only the first bits are kept, a hash cannot be extended. About 0.5 µs.
 */
export const hashTerm = (key: string, term: string): number => keyed(key, `term:${term}`, termDigits)

/** Returns the keyed hash of a run, 32 bits. */
export const hashRun = (key: string, run: string): number => keyed(key, `run:${run}`, runDigits)

/** Returns the distinct hashes of terms, ascending. */
export const hashTerms = (key: string, terms: readonly string[]): number[] => distinct(terms.map((term) => hashTerm(key, term)))

/** Returns the distinct hashes of runs, ascending. */
export const hashRuns = (key: string, runs: readonly string[]): number[] => distinct(runs.map((run) => hashRun(key, run)))

const keyed = (key: string, text: string, digits: number) => Number.parseInt(hash('sha256', key + text, 'hex').slice(0, digits), 16)

const distinct = (hashes: readonly number[]) => [...new Set(hashes)].sort((one, other) => one - other)
