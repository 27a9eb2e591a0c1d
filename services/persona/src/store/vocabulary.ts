import { type Connection, Schema } from 'mongoose'
import { stemOf } from '../domain/search-stems.ts'
import { canBeMeant, isMeant, shortenings } from '../domain/typos.ts'

/** A word of a public persona. A word stays when its last persona goes: it finds nothing then. */
interface WordRow {
  _id: string
  stem: string
  /** What it shares with words one edit away; empty for words that are too short to be guessed. */
  deletes: string[]
  /** How often it was written, roughly: which words are offered first when there are too many. */
  count: number
}

const schema = new Schema<WordRow>(
  { _id: String, stem: { type: String, required: true }, deletes: [String], count: { type: Number, required: true } },
  { collection: 'vocabulary', versionKey: false },
)
schema.index({ deletes: 1 })

export const vocabularyModel = (connection: Connection) => connection.model<WordRow>('Word', schema)

/** Which words there are to be found. */
export interface Vocabulary {
  learn: (words: Iterable<string>) => Promise<void>
  /** The stems of the words that begin so, those written most often first. */
  beginningWith: (beginning: string) => Promise<string[]>
  /** The stems of the words that may be meant by one with a mistake in it. */
  meantBy: (typed: string) => Promise<string[]>
}

const mostLooked = 200
const mostStems = 20
const patienceMs = 1_000
/** Sorts after everything that begins the same. */
const lastCharacter = '\u{10ffff}'

const stemsIn = (rows: readonly Pick<WordRow, 'stem'>[]) => [...new Set(rows.map(({ stem }) => stem))].slice(0, mostStems)

/** The vocabulary in MongoDB. */
export function mongoVocabulary(connection: Connection): Vocabulary {
  const rows = vocabularyModel(connection).collection
  const look = async (filter: object) => {
    const options = { projection: { stem: 1 }, sort: { count: -1 }, limit: mostLooked, maxTimeMS: patienceMs } as const
    return (await rows.find(filter, options).toArray()) as unknown as Pick<WordRow, '_id' | 'stem'>[]
  }
  return {
    learn: async (words) => {
      const times = new Map<string, number>()
      for (const word of words) times.set(word, (times.get(word) ?? 0) + 1)
      if (times.size === 0) return
      const learned = [...times].map(([word, count]) => {
        const kept = { stem: stemOf(word), deletes: canBeMeant(word) ? shortenings(word) : [] }
        return { updateOne: { filter: { _id: word as never }, update: { $inc: { count }, $setOnInsert: kept }, upsert: true } }
      })
      await rows.bulkWrite(learned, { ordered: false })
    },
    beginningWith: async (beginning) => stemsIn(await look({ _id: { $gte: beginning, $lt: beginning + lastCharacter } })),
    meantBy: async (typed) => {
      const candidates = await look({ deletes: { $in: shortenings(typed) } })
      return stemsIn(candidates.filter(({ _id }) => isMeant(typed, _id)))
    },
  }
}
