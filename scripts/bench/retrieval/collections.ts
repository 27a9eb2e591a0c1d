import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A collection with judgements, in the files of BEIR: `corpus.jsonl`, `queries.jsonl` and `qrels/test.tsv`. */
export interface Collection {
  name: string
  folder: string
  /** The two letters at the end of its name, or else English. */
  language: string
  documents: { id: string; title: string; text: string }[]
  queries: { id: string; text: string; grades: Map<string, number> }[]
}

/** Reads the collections in a folder. Queries without a relevant document are left out. */
export const readCollections = (folder: string): Collection[] => readdirSync(folder).map((name) => readCollection(name, join(folder, name)))

function readCollection(name: string, folder: string): Collection {
  const grades = new Map<string, Map<string, number>>()
  for (const line of linesOf(folder, 'qrels/test.tsv').slice(1)) {
    const [query = '', document = '', grade] = line.split('\t')
    const ofQuery = grades.get(query) ?? new Map<string, number>()
    grades.set(query, ofQuery.set(document, Number(grade)))
  }
  const documents = linesOf(folder, 'corpus.jsonl').map((line) => {
    const { _id: id, title = '', text } = JSON.parse(line)
    return { id, title, text }
  })
  const queries = linesOf(folder, 'queries.jsonl').flatMap((line) => {
    const { _id: id, text } = JSON.parse(line)
    const judged = grades.get(id)
    return judged ? [{ id, text, grades: judged }] : []
  })
  return { name, folder, language: /-([a-z]{2})$/.exec(name)?.[1] ?? 'en', documents, queries }
}

const linesOf = (folder: string, name: string) =>
  readFileSync(join(folder, name), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
