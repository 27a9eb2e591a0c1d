import type { ChangeStreamDocument, Document, MongoClient, Timestamp } from 'mongodb'

/** A step that a write shows, and what it is about: the request of a send, an account, a persona. */
export interface SeenStep<Step extends string = string> {
  step: Step
  subject: string
}

/** A write of a change stream. */
export interface StoredWrite {
  kind: 'insert' | 'update' | 'delete'
  collection: string
  id: string
  /** The inserted document. */
  row: Document
  /** The fields that an update has set or removed, and their new values. */
  fields: Record<string, unknown>
  /** When it was made, in milliseconds since 1970. */
  at: number
}

/** Lists the steps that a write shows. Called for every write, in their order. */
export type ReadSteps<Step extends string = string> = (write: StoredWrite) => SeenStep<Step>[]

export interface StepWatch {
  /** Resolves as soon as the stores show this step of a subject, or of any without one. To be called before what causes it. */
  seen: (step: string, subject?: string) => Promise<void>
  close: () => Promise<void>
}

/** Watches the writes of services by MongoDB's change stream. `databases`: their names. */
export async function watchSteps(client: MongoClient, databases: readonly string[], readSteps: ReadSteps): Promise<StepWatch> {
  const waiting = new Map<string, () => void>()
  const keyOf = (step: string, subject: string | undefined) => (subject === undefined ? step : `${step} of ${subject}`)
  const stream = client.watch([{ $match: { 'ns.db': { $in: databases } } }], await operationTime(client))
  stream.on('change', (change) => {
    const write = writeOf(change)
    if (!write) return
    for (const { step, subject } of readSteps(write))
      for (const key of [keyOf(step, subject), keyOf(step, undefined)]) {
        waiting.get(key)?.()
        waiting.delete(key)
      }
  })
  stream.on('error', () => undefined)
  return {
    seen: (step, subject) => new Promise((resolve) => waiting.set(keyOf(step, subject), resolve)),
    close: () => stream.close(),
  }
}

/** Returns where a change stream starts to see every later write. Without it, it misses writes until its first command is answered. */
async function operationTime(client: MongoClient): Promise<{ startAtOperationTime: Timestamp }> {
  const { operationTime }: Document = await client.db('admin').command({ ping: 1 })
  return { startAtOperationTime: operationTime }
}

function writeOf(change: ChangeStreamDocument): StoredWrite | undefined {
  if (change.operationType !== 'insert' && change.operationType !== 'update' && change.operationType !== 'delete') return undefined
  const { operationType: kind, ns, documentKey, wallTime } = change
  const write = { kind, collection: ns.coll, id: String(documentKey._id), row: {}, fields: {}, at: wallTime?.getTime() ?? Date.now() }
  if (change.operationType === 'insert') return { ...write, row: change.fullDocument }
  return change.operationType === 'update' ? { ...write, fields: changedFields(change.updateDescription) } : write
}

const changedFields = ({ updatedFields = {}, removedFields = [] }: { updatedFields?: Document; removedFields?: string[] }) => ({
  ...Object.fromEntries(removedFields.map((field) => [field, undefined])),
  ...updatedFields,
})

/** Whether an update changed a field, or a part of it. */
export const changes = (fields: StoredWrite['fields'], name: string): boolean => Object.keys(fields).some((field) => field.startsWith(name))
/** Whether an update changed the outbox: it published an event. */
export const publishes = (fields: StoredWrite['fields']): boolean => changes(fields, 'outbox')
/** Lists the ids in what an update has set. */
export const idsIn = (fields: StoredWrite['fields']): string[] => JSON.stringify(fields).match(/[0-9a-f]{24}/g) ?? []
