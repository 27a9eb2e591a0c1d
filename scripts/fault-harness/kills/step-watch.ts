import type { ChangeStreamDocument, MongoClient } from 'mongodb'
import { operationTime } from '../operation-time.ts'

/** A step that a write shows, and what it is about: an account, a persona. */
export interface SeenStep<Step extends string> {
  step: Step
  subject: string
}

/** Lists the steps that a write shows. Called for every write, in their order. */
export type ReadSteps<Step extends string> = (change: ChangeStreamDocument) => SeenStep<Step>[]

export interface StepWatch<Step extends string> {
  /** Resolves as soon as the stores show this step of a subject. To be called before what causes it. */
  seen: (step: Step, subject: string) => Promise<void>
  close: () => Promise<void>
}

/** Watches the writes of a service by MongoDB's change stream. */
export async function watchSteps<Step extends string>(
  client: MongoClient,
  database: string,
  readSteps: ReadSteps<Step>,
): Promise<StepWatch<Step>> {
  const waiting = new Map<string, () => void>()
  const keyOf = ({ step, subject }: SeenStep<Step>) => `${step} of ${subject}`
  const stream = client.db(database).watch([], await operationTime(client))
  stream.on('change', (change) => {
    for (const key of readSteps(change).map(keyOf)) {
      waiting.get(key)?.()
      waiting.delete(key)
    }
  })
  stream.on('error', () => undefined)
  return {
    seen: (step, subject) => new Promise((resolve) => waiting.set(keyOf({ step, subject }), resolve)),
    close: () => stream.close(),
  }
}

/** The fields that an update has set or removed, and their new values. */
export function changedFields(change: ChangeStreamDocument): Record<string, unknown> {
  if (change.operationType !== 'update') return {}
  const { updatedFields = {}, removedFields = [] } = change.updateDescription
  return { ...Object.fromEntries(removedFields.map((field) => [field, undefined])), ...updatedFields }
}

/** Whether an update changed the outbox: it published an event. */
export const publishes = (fields: Record<string, unknown>): boolean => Object.keys(fields).some((field) => field.startsWith('outbox'))
