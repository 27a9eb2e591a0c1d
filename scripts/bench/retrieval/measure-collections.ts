import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { scaleOf } from '@rostra/persona/material/domain/passages/query/fit'
import { localEmbeddingsModel } from '../../infra/servers/start-embeddings.ts'
import { out, table } from '../../measure/statistics.ts'
import { searchOver } from '../knowledge/searched-texts.ts'
import type { Report } from '../report.ts'
import type { CachedEmbeddings } from './cached-embeddings.ts'
import { type Collection, readCollections } from './collections.ts'
import { ndcg } from './ndcg.ts'

const program = fileURLToPath(new URL('rank-bm25s.py', import.meta.url))
const tenDocuments = { passages: 10, tokens: Number.POSITIVE_INFINITY }
/** Ours is not lower: figures of a few hundred queries differ by as much by chance. */
const tolerance = 0.01
/** The answers of a busy machine are those of an idle one. */
const patientMs = 20_000
const never = new AbortController().signal

type Rank = (query: { id: string; text: string }) => Promise<readonly string[]> | readonly string[]

interface Tools {
  /** A Python that has bm25s and PyStemmer. */
  python: string
  embeddings: CachedEmbeddings | undefined
}

/**
 * Ranks the collections of a folder by words, by words and meaning where all documents have vectors in the
 * cache, and with bm25s. Fails when ours by words is lower than bm25s.
 */
export async function measureCollections(report: Report, folder: string, { python, embeddings }: Tools): Promise<void> {
  const rows: string[][] = []
  for (const collection of readCollections(folder)) {
    const { name, documents, queries } = collection
    const ours = await mean(collection, oursBy(collection, undefined, []))
    const isEmbedded = embeddings !== undefined && documents.every((document) => embeddings.has(textOf(document), 'passage'))
    const vectors = isEmbedded ? await embeddings.embed(documents.map(textOf), never) : []
    const byMeaning = isEmbedded ? await mean(collection, oursBy(collection, embeddings, vectors)) : undefined
    const others = rankedByBm25s(python, collection)
    const theirs = await mean(collection, ({ id }) => others[id] ?? [])
    const figures = [theirs, ours, byMeaning].map((figure) => figure?.toFixed(3) ?? '')
    rows.push([name, String(documents.length), String(queries.length), ...figures])
    if (ours < theirs - tolerance) report.missed(`${name}: nDCG@10 ${ours.toFixed(3)}, bm25s ${theirs.toFixed(3)}`)
  }
  out('\nnDCG@10:\n')
  out(table(['collection', 'documents', 'queries', 'bm25s', 'words', 'words and meaning'], rows))
}

const textOf = ({ title, text }: Collection['documents'][number]) => (title === '' ? text : `${title}\n${text}`)

function oursBy({ documents }: Collection, embeddings: CachedEmbeddings | undefined, vectors: readonly ArrayLike<number>[]): Rank {
  const ids = new Map(documents.map(({ id, text }) => [text, id]))
  const passages = documents.map(({ title, text }) => ({ page: null, heading: title, text }))
  const byMeaning = embeddings && { embed: embeddings.embed, scale: scaleOf(localEmbeddingsModel), embedMs: patientMs }
  const ofPassages = vectors.map((vector) => [vector])
  const { find } = searchOver([{ title: '', passages, vectors: ofPassages }], { byMeaning, most: tenDocuments })
  return async ({ text }) => (await find(text)).map((passage) => ids.get(passage.text) ?? '')
}

async function mean({ queries }: Collection, rank: Rank): Promise<number> {
  let sum = 0
  for (const query of queries) sum += ndcg(await rank(query), query.grades)
  return sum / queries.length
}

const rankedByBm25s = (python: string, { folder, language }: Collection): Record<string, string[]> =>
  JSON.parse(execFileSync(python, [program, folder, language], { encoding: 'utf8', maxBuffer: 2 ** 26 }))
