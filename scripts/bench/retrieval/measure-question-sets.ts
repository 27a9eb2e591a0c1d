import { leastFit } from '@rostra/llm/least-fit'
import type { Passage } from '@rostra/persona/material/domain/passages/passage'
import { scaleOf } from '@rostra/persona/material/domain/passages/query/fit'
import { localEmbeddingsModel } from '../../infra/servers/start-embeddings.ts'
import { out, share, table } from '../../measure/statistics.ts'
import { searchOver } from '../knowledge/searched-texts.ts'
import type { Report } from '../report.ts'
import type { CachedEmbeddings } from './cached-embeddings.ts'
import { type QuestionSet, readDistractors, readHeldOutSets, readQuestionSets } from './question-sets.ts'

const goals = { words: 0.8, meaning: 0.9, silence: 0.9 }
/** Sums of floats are not exact. */
const tolerance = 0.001
/** The answers of a busy machine are those of an idle one. */
const patientMs = 20_000
const never = new AbortController().signal

type Find = ReturnType<typeof searchOver>['find']

interface Shares {
  /** Questions whose passage is among the six that a model gets. */
  found: number
  /** Questions without an answer for which no passage fits. */
  silent: number
  /** Questions whose passage is found and fits. */
  fits: number
  misses: string[]
}

/**
 * Asks each language of the question set, and of the held-out questions, over its passages among those of a folder, by words alone and,
 * with a model, by meaning too. Only distractors whose vectors are in the cache are searched by meaning.
 */
export async function measureQuestionSets(report: Report, folder: string, embeddings: CachedEmbeddings | undefined): Promise<void> {
  const distractors = readDistractors(folder)
  const embedded = embeddings ? distractors.filter((text) => embeddings.has(text, 'passage')) : []
  const kinds = { 'question set': readQuestionSets(), 'held-out questions': readHeldOutSets() }
  for (const [name, sets] of Object.entries(kinds)) {
    const rows = await measure(sets, distractors, undefined)
    const byMeaning = embeddings ? await measure(sets, embedded, embeddings) : []
    out(`\nThe ${name} among ${distractors.length} other passages by words, and among ${embedded.length} by meaning:\n`)
    const cells = ({ found, silent, fits }: Shares) => [found, silent, fits].map(share)
    const lines = sets.map(({ language }, at) => [language, ...[rows[at], byMeaning[at]].flatMap((each) => (each ? cells(each) : []))])
    const heads = ['found', 'silent', 'fits']
    out(table(['language', ...heads, ...(embeddings ? heads.map((head) => `${head} by meaning`) : [])], lines))
    for (const [at, { language }] of sets.entries()) {
      judge(report, `${name}, ${language}, words`, rows[at], goals.words)
      judge(report, `${name}, ${language}, meaning`, byMeaning[at], goals.meaning)
    }
  }
}

function judge(report: Report, name: string, shares: Shares | undefined, goal: number): void {
  if (!shares) return
  if (shares.found < goal - tolerance) report.missed(`${name}: ${share(shares.found)} found. ${shares.misses.join(' | ')}`)
  if (shares.silent < goals.silence - tolerance) report.missed(`${name}: ${share(shares.silent)} silent. ${shares.misses.join(' | ')}`)
}

async function measure(
  sets: readonly QuestionSet[],
  distractors: readonly string[],
  embeddings: CachedEmbeddings | undefined,
): Promise<Shares[]> {
  const byMeaning = embeddings && { embed: embeddings.embed, scale: scaleOf(localEmbeddingsModel), embedMs: patientMs }
  const shares: Shares[] = []
  for (const set of sets) {
    const texts = [...set.passages, ...distractors]
    const passages = texts.map((text): Passage => ({ page: null, heading: '', text }))
    const vectors = embeddings ? (await embeddings.embed(texts, never)).map((vector) => [vector]) : []
    shares.push(await ask(searchOver([{ title: '', passages, vectors }], { byMeaning }).find, set))
  }
  return shares
}

async function ask(find: Find, { passages, questions, unanswerable }: QuestionSet): Promise<Shares> {
  const shares: Shares = { found: 0, silent: 0, fits: 0, misses: [] }
  for (const [question, answer] of questions) {
    const found = (await find(question)).find(({ text }) => text === passages[answer])
    if (!found) shares.misses.push(question)
    shares.found += found ? 1 / questions.length : 0
    shares.fits += found && found.fit >= leastFit ? 1 / questions.length : 0
  }
  for (const question of unanswerable) {
    const fitting = (await find(question)).some(({ fit }) => fit >= leastFit)
    if (fitting) shares.misses.push(`answered: ${question}`)
    shares.silent += fitting ? 0 : 1 / unanswerable.length
  }
  return shares
}
