import type { ChangeStreamDocument, MongoClient } from 'mongodb'
import { operationTime } from '../operation-time.ts'

/** The steps of a send that are visible in the stores, in their order. */
export const storedSteps = ['claimed', 'held', 'admitted', 'ended', 'published', 'charged'] as const
/** The steps of a send that are visible in the reader's stream, in their order. */
export const streamSteps = ['first frame', 'second frame', 'last frame'] as const
export type SendStep = (typeof storedSteps)[number] | (typeof streamSteps)[number]

export interface SendStepWatch {
  /**
   * Calls `onStep` once, as soon as the stores show this step of the send with a request id, or of any send without one. To be called before the
   * send. A second call replaces the first.
   */
  at: (step: SendStep, onStep: () => void, requestId?: string) => void
  close: () => Promise<void>
}

interface Wait {
  step: SendStep
  onStep: () => void
  /** The send that is waited for, and its exchange once it is claimed. Undefined for any send. */
  send: { requestId: string; exchangeId?: string } | undefined
}

/** Watches the writes of chat and billing by MongoDB's change stream. */
export async function watchSendSteps(client: MongoClient, suffix: string): Promise<SendStepWatch> {
  let waiting: Wait | undefined
  const databases = ['chat', 'billing'].map((service) => `rostra_${service}${suffix}`)
  const stream = client.watch([{ $match: { 'ns.db': { $in: databases } } }], await operationTime(client))
  stream.on('change', (change) => {
    if (!waiting) return
    const { step, send, onStep } = waiting
    if (send && isWriteOf('claimed', change) && fullDocumentOf(change).requestId === send.requestId) send.exchangeId = idOf(change)
    if (!isWriteOf(step, change) || (send && !concerns(change, send.exchangeId))) return
    waiting = undefined
    onStep()
  })
  stream.on('error', () => undefined)
  return {
    at: (step, onStep, requestId) => {
      waiting = { step, onStep, send: requestId === undefined ? undefined : { requestId } }
    },
    close: () => stream.close(),
  }
}

const fullDocumentOf = (change: ChangeStreamDocument) => ('fullDocument' in change && change.fullDocument) || {}
const idOf = (change: ChangeStreamDocument) => ('documentKey' in change ? String(change.documentKey._id) : '')

/** Whether a write concerns one exchange: by its id, by the id of its hold, or by the reference of its charge. */
function concerns(change: ChangeStreamDocument, exchangeId: string | undefined): boolean {
  if (exchangeId === undefined || !('ns' in change) || !('coll' in change.ns)) return false
  if (change.ns.coll === 'exchanges') return idOf(change) === exchangeId
  if (change.ns.coll === 'ledger') return String(fullDocumentOf(change).reference) === exchangeId
  return change.operationType === 'update' && JSON.stringify(change.updateDescription.updatedFields).includes(exchangeId)
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
