import type { ChangeStreamDocument, MongoClient } from 'mongodb'
import { operationTime } from '../operation-time.ts'

/** The steps of a refresh that are visible in the stores, in their order. */
export const refreshSteps = ['started', 'planned', 'text 1', 'text 5', 'written', 'published'] as const
export type RefreshStep = (typeof refreshSteps)[number]

export interface RefreshStepWatch {
  /** Calls `onStep` once, as soon as the stores show this step of a refresh. Forgets the texts that were stored before the call. */
  at: (step: RefreshStep, onStep: () => void) => void
  /** When each text was stored since the last call of `at`, in milliseconds since 1970, by the headword of its entry. */
  textsStoredAt: () => ReadonlyMap<string, number>
  close: () => Promise<void>
}

/** Watches the writes of zeitgeist by MongoDB's change stream. */
export async function watchRefreshSteps(client: MongoClient, suffix: string): Promise<RefreshStepWatch> {
  let waiting: { step: RefreshStep; onStep: () => void } | undefined
  const seen: SeenTexts = { headwordOf: new Map(), storedAt: new Map() }
  const stream = client.db(`rostra_zeitgeist${suffix}`).watch([], await operationTime(client))
  stream.on('change', (change) => {
    const step = stepOf(change, seen)
    if (!waiting || step !== waiting.step) return
    const { onStep } = waiting
    waiting = undefined
    onStep()
  })
  stream.on('error', () => undefined)
  return {
    at: (step, onStep) => {
      seen.storedAt.clear()
      waiting = { step, onStep }
    },
    textsStoredAt: () => seen.storedAt,
    close: () => stream.close(),
  }
}

interface SeenTexts {
  /** The headword of each planned entry, by its document. */
  headwordOf: Map<string, string>
  storedAt: Map<string, number>
}

/** Returns the step that a write shows, and notes when a text was stored. */
function stepOf(change: ChangeStreamDocument, { headwordOf, storedAt }: SeenTexts): string | undefined {
  if (change.operationType === 'insert') {
    const { ns, documentKey, fullDocument } = change
    if (ns.coll === 'planned_topics') headwordOf.set(String(documentKey._id), fullDocument.topic.entry?.brief.words[0].text ?? '')
    return ns.coll === 'refreshes' ? 'started' : undefined
  }
  if (change.operationType !== 'update') return undefined
  const { updatedFields = {} } = change.updateDescription
  if (change.ns.coll === 'refreshes') return updatedFields.status ?? updatedFields.step
  if (change.ns.coll !== 'planned_topics' || !Object.keys(updatedFields).some((field) => field.includes('candidates'))) return undefined
  storedAt.set(headwordOf.get(String(change.documentKey._id)) ?? '', change.wallTime?.getTime() ?? Date.now())
  return `text ${storedAt.size}`
}
