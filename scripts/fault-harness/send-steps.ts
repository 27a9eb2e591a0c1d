import type { ChangeStreamDocument, MongoClient } from 'mongodb'

/** The steps of a send that are visible in the stores, in their order. */
export const storedSteps = ['claimed', 'held', 'admitted', 'ended', 'published', 'charged'] as const
/** The steps of a send that are visible in the reader's stream, in their order. */
export const streamSteps = ['first frame', 'second frame', 'last frame'] as const
export type SendStep = (typeof storedSteps)[number] | (typeof streamSteps)[number]

export interface SendStepWatch {
  /** Calls `onStep` once, as soon as the stores show this step of a send. A second call replaces the first. */
  at: (step: SendStep, onStep: () => void) => void
  close: () => Promise<void>
}

/** Watches the writes of chat and billing by MongoDB's change stream. */
export async function watchSendSteps(client: MongoClient, suffix: string): Promise<SendStepWatch> {
  let waiting: { step: SendStep; onStep: () => void } | undefined
  const databases = ['chat', 'billing'].map((service) => `rostra_${service}${suffix}`)
  const stream = client.watch([{ $match: { 'ns.db': { $in: databases } } }])
  stream.on('change', (change) => {
    if (!waiting || !isWriteOf(waiting.step, change)) return
    const { onStep } = waiting
    waiting = undefined
    onStep()
  })
  stream.on('error', () => undefined)
  return {
    at: (step, onStep) => {
      waiting = { step, onStep }
    },
    close: () => stream.close(),
  }
}

function isWriteOf(step: SendStep, change: ChangeStreamDocument): boolean {
  if (change.operationType !== 'insert' && change.operationType !== 'update' && change.operationType !== 'replace') return false
  const { coll } = change.ns
  if (step === 'claimed') return change.operationType === 'insert' && coll === 'exchanges'
  if (step === 'charged') return change.operationType === 'insert' && coll === 'ledger' && change.fullDocument.kind === 'exchange'
  if (change.operationType !== 'update') return false
  const { updatedFields = {}, removedFields = [] } = change.updateDescription
  const fields = [...Object.keys(updatedFields), ...removedFields]
  if (step === 'held') return coll === 'accounts' && fields.some((field) => field.startsWith('holds'))
  if (coll !== 'exchanges') return false
  if (step === 'admitted') return updatedFields.status === 'running'
  if (step === 'ended') return updatedFields.finishedAt !== undefined
  return step === 'published' && fields.some((field) => field.startsWith('outbox')) && updatedFields.status === undefined
}
