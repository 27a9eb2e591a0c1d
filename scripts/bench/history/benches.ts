/** A bench of `npm run bench`, by the name of its command `bench:<name>`. */
export interface Bench {
  /** Its path below `scripts/`. */
  script: string
  /** A short form that takes longer is ended, and fails. */
  timeoutSeconds: number
}

const bench = (file: string, timeoutSeconds = 300): Bench => ({ script: `bench/${file}.ts`, timeoutSeconds })

/** The benches in the order of a run. Lighthouse is not one: it needs a browser, and its scores are rounded to whole points. */
export const benches: Readonly<Record<string, Bench>> = {
  tail: bench('tail'),
  stream: bench('stream', 600),
  processes: bench('stream-processes', 600),
  discussion: bench('discussion'),
  flood: bench('flood'),
  discover: bench('discover'),
  search: bench('search/measure-search'),
  'personas-start': bench('personas-start'),
  archive: bench('archive'),
  history: bench('history-search/measure-history'),
  knowledge: bench('knowledge/measure-knowledge', 600),
  deletion: bench('deletion'),
  zeitgeist: bench('zeitgeist', 600),
}
