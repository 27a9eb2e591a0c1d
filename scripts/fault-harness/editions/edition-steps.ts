import type { ChangeStreamDocument, MongoClient } from 'mongodb'
import { operationTime } from '../operation-time.ts'

/** The steps of an edition that are visible in the stores, in their order. */
export const editionSteps = ['opened', 'gathered', 'story 1', 'story 3', 'written', 'article 1', 'article 3', 'published'] as const
export type EditionStep = (typeof editionSteps)[number]

export interface EditionStepWatch {
  /** Calls `onStep` once, as soon as the stores show this step of an edition. Forgets what was stored before the call. */
  at: (step: EditionStep, onStep: () => void) => void
  /** When each author's story was stored since the last call of `at`, in milliseconds since 1970. */
  storiesStoredAt: () => ReadonlyMap<string, number>
  close: () => Promise<void>
}

/** Watches the writes of newsroom by MongoDB's change stream. */
export async function watchEditionSteps(client: MongoClient, suffix: string): Promise<EditionStepWatch> {
  let waiting: { step: EditionStep; onStep: () => void } | undefined
  const seen: SeenStories = { authors: [], storedAt: new Map(), articles: 0 }
  const stream = client.db(`rostra_newsroom${suffix}`).watch([], await operationTime(client))
  stream.on('change', (change) => {
    for (const step of stepsOf(change, seen)) {
      if (!waiting || step !== waiting.step) continue
      const { onStep } = waiting
      waiting = undefined
      onStep()
    }
  })
  stream.on('error', () => undefined)
  return {
    at: (step, onStep) => {
      seen.storedAt.clear()
      seen.articles = 0
      waiting = { step, onStep }
    },
    storiesStoredAt: () => seen.storedAt,
    close: () => stream.close(),
  }
}

interface SeenStories {
  /** The authors of the last edition, in the order of its assignments. */
  authors: string[]
  storedAt: Map<string, number>
  articles: number
}

/** Returns the steps that a write shows, and notes whose story was stored when. */
function stepsOf(change: ChangeStreamDocument, seen: SeenStories): (string | undefined)[] {
  if (change.operationType === 'insert') {
    const { ns, fullDocument } = change
    if (ns.coll === 'articles') return [`article ${++seen.articles}`]
    if (ns.coll !== 'editions') return []
    seen.authors = fullDocument.assignments.map(({ author }: { author: string }) => author)
    return ['opened']
  }
  if (change.operationType !== 'update' || change.ns.coll !== 'editions') return []
  const { updatedFields = {} } = change.updateDescription
  const written = Object.entries(updatedFields).flatMap(([field, value]) => {
    const index = /^assignments\.(\d+)(\.state)?$/.exec(field)?.[1]
    const author = seen.authors[Number(index)]
    if (author === undefined || stateOf(value) !== 'written') return []
    seen.storedAt.set(author, change.wallTime?.getTime() ?? Date.now())
    return [`story ${seen.storedAt.size}`]
  })
  return [...written, updatedFields.step, updatedFields.status]
}

/** A write sets an assignment as a whole, or its state alone. */
const stateOf = (value: unknown) => (typeof value === 'string' ? value : (value as { state?: string } | null)?.state)
