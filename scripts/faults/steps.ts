import type { ChangeStreamDocument, MongoClient } from 'mongodb'

/** The steps of a send, as they can be seen from outside, in their order. */
export const storedSteps = ['claimed', 'held', 'admitted', 'ended', 'told', 'charged'] as const
export const shownSteps = ['first piece', 'half of it', 'end seen'] as const
export type Step = (typeof storedSteps)[number] | (typeof shownSteps)[number]

export interface StepWatch {
  /** Calls once, the moment the stores show this step of the next send; nothing happens when it never comes. */
  at: (step: Step, seen: () => void) => void
  close: () => Promise<void>
}

/** Watches what chat and billing store, by MongoDB's change stream. */
export async function watchSteps(client: MongoClient, suffix: string): Promise<StepWatch> {
  let waiting: { step: Step; seen: () => void } | undefined
  const databases = ['chat', 'billing'].map((service) => `rostra_${service}${suffix}`)
  const stream = client.watch([{ $match: { 'ns.db': { $in: databases } } }])
  stream.on('change', (change) => {
    if (!waiting || !shows(waiting.step, change)) return
    const { seen } = waiting
    waiting = undefined
    seen()
  })
  stream.on('error', () => undefined)
  return {
    at: (step, seen) => {
      waiting = { step, seen }
    },
    close: () => stream.close(),
  }
}

function shows(step: Step, change: ChangeStreamDocument): boolean {
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
  return step === 'told' && fields.some((field) => field.startsWith('outbox')) && updatedFields.status === undefined
}
