import { mongo } from 'mongoose'

/** Where a change stream begins: at a time of the database, or after a change. */
export type ChangePosition = { startAtOperationTime: mongo.Timestamp } | { resumeAfter: mongo.ResumeToken }

export interface FollowOptions {
  from: ChangePosition
  /** Handles the change of a persona. A rejection ends `followChanges`. */
  onChange: (personaId: string) => Promise<void>
  /** Called every second at least. All changes before `position` are handled; they were reported at `at`, by `Date.now()`. */
  onHandled: (position: ChangePosition, at: number) => void
  signal: AbortSignal
}

/** The stream reports at least this often, also without a change. */
const heartbeatMs = 1_000
/** Changes that are handled at once. Beyond it the stream waits. */
const maxHandled = 1_000

/** The collection was dropped or renamed, so that its stream ends. */
class CollectionReplaced extends Error {}

/**
 * Codes of MongoDB for a position that is no longer in the oplog, or never was:
 * https://github.com/mongodb/mongo/blob/v7.0/src/mongo/base/error_codes.yml
 */
const lostPositionCodes = new Set<unknown>([136, 260, 280, 286])

/** Reports whether no stream can go on from the position at which this error came. */
export const isPositionLost = (error: unknown): boolean =>
  error instanceof CollectionReplaced ||
  (error instanceof mongo.MongoError && (lostPositionCodes.has(error.code) || error.hasErrorLabel('NonResumableChangeStreamError')))

/**
 * Follows the changes of a collection, several at once, until `signal` aborts. Rejects when the stream or the handling of a change fails.
 */
export async function followChanges<Row extends mongo.Document>(
  rows: mongo.Collection<Row>,
  { from, onChange, onHandled, signal }: FollowOptions,
): Promise<void> {
  const changes = rows.watch([{ $project: { documentKey: 1, operationType: 1 } }], { ...from, maxAwaitTimeMS: heartbeatMs })
  // Closing may take until the next heartbeat.
  const close = () => void changes.close().catch(() => undefined)
  signal.addEventListener('abort', close)
  let failure: { error: unknown } | undefined
  let handled = Promise.resolve()
  let underWay = 0
  try {
    while (!signal.aborted && !failure) {
      const change = await changes.tryNext()
      const at = Date.now()
      const resumeAfter = changes.resumeToken
      if (change && !('documentKey' in change))
        throw new CollectionReplaced(`the collection was changed as a whole: ${change.operationType}`)
      if (change) underWay++
      const handling = change && onChange(change.documentKey._id.toHexString())
      handled = Promise.all([handled, handling]).then(
        () => {
          if (change) underWay--
          if (!failure && resumeAfter) onHandled({ resumeAfter }, at)
        },
        (error: unknown) => {
          failure ??= { error }
        },
      )
      if (underWay >= maxHandled) await handled
    }
    if (failure) throw failure.error
  } finally {
    signal.removeEventListener('abort', close)
    close()
  }
}
