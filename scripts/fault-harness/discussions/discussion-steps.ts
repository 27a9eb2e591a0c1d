import type { ChangeStreamDocument, MongoClient } from 'mongodb'
import { operationTime } from '../operation-time.ts'

/** The steps of a discussion of three experts that are visible in the stores, in their order. */
export const discussionSteps = [
  ...(['claimed', 'held', 'admitted'] as const),
  ...(['draft 1', 'draft 2', 'draft 3', 'revision 1', 'revision 2', 'revision 3', 'chair 1'] as const),
  ...(['ended', 'published', 'charged'] as const),
] as const
export type DiscussionStep = (typeof discussionSteps)[number]

export interface DiscussionStepWatch {
  /**
   * Calls `onStep` once, as soon as the stores show this step of the discussion with a request id. To be called before the start. A second call
   * replaces the first.
   */
  at: (step: DiscussionStep, requestId: string, onStep: () => void) => void
  close: () => Promise<void>
}

interface Wait {
  step: DiscussionStep
  requestId: string
  onStep: () => void
  /** Known once the discussion is claimed. A claim that is cancelled has another successor. */
  discussionId?: string
  /** The number of stored steps by kind. */
  stored: Map<string, number>
}

/** Watches the writes of experts and billing by MongoDB's change stream. */
export async function watchDiscussionSteps(client: MongoClient, suffix: string): Promise<DiscussionStepWatch> {
  let waiting: Wait | undefined
  const databases = ['experts', 'billing'].map((service) => `rostra_${service}${suffix}`)
  const stream = client.watch([{ $match: { 'ns.db': { $in: databases } } }], await operationTime(client))
  stream.on('change', (change) => {
    if (!waiting) return
    if (!stepsIn(change, waiting).includes(waiting.step)) return
    const { onStep } = waiting
    waiting = undefined
    onStep()
  })
  stream.on('error', () => undefined)
  return {
    at: (step, requestId, onStep) => {
      waiting = { step, requestId, onStep, stored: new Map() }
    },
    close: () => stream.close(),
  }
}

/** Lists the steps of the awaited discussion that a write shows. */
function stepsIn(change: ChangeStreamDocument, wait: Wait): DiscussionStep[] {
  if (change.operationType === 'insert') {
    const { ns, documentKey, fullDocument } = change
    if (ns.coll === 'discussions' && fullDocument.requestId === wait.requestId) {
      wait.discussionId = String(documentKey._id)
      return ['claimed']
    }
    return ns.coll === 'ledger' && fullDocument.kind === 'discussion' && String(fullDocument.reference) === wait.discussionId
      ? ['charged']
      : []
  }
  if (change.operationType !== 'update' || wait.discussionId === undefined) return []
  const { updatedFields = {}, removedFields = [] } = change.updateDescription
  if (change.ns.coll === 'accounts') return JSON.stringify(updatedFields).includes(wait.discussionId) ? ['held'] : []
  if (change.ns.coll !== 'discussions' || String(change.documentKey._id) !== wait.discussionId) return []
  const status = updatedFields.status as string | undefined
  const outboxChanges = [...Object.keys(updatedFields), ...removedFields].some((field) => field.startsWith('outbox'))
  return [
    ...newSteps(updatedFields, wait),
    ...(status === 'ongoing' ? (['admitted'] as const) : []),
    ...(status === 'completed' || status === 'failed' ? (['ended'] as const) : []),
    ...(outboxChanges && status === undefined ? (['published'] as const) : []),
  ]
}

/** Lists the steps that an update has added: 'draft 2' for the second draft. */
function newSteps(updatedFields: Record<string, unknown>, { stored }: Wait): DiscussionStep[] {
  const added = Object.entries(updatedFields).flatMap(([field, value]) => {
    if (field === 'steps') return value as { kind: string }[]
    return /^steps\.\d+$/.test(field) ? [value as { kind: string }] : []
  })
  return added.map(({ kind }) => {
    stored.set(kind, (stored.get(kind) ?? 0) + 1)
    return `${kind} ${stored.get(kind)}` as DiscussionStep
  })
}
