import { DomainError, isUnavailable } from '../errors.ts'

/** Names of errors of the MongoDB driver, mongoose and the Redis connection that mean that the store does not answer or has no primary. */
const errorNames = new Set([
  'MongoNetworkError',
  'MongoNetworkTimeoutError',
  'MongoServerSelectionError',
  'MongooseServerSelectionError',
  'MongoTopologyClosedError',
  'MongoPoolClearedError',
  'PoolClearedOnNetworkError',
  'MongoPoolClosedError',
  'MongoWaitQueueTimeoutError',
  'MongoOperationTimeoutError',
  'MongoNotConnectedError',
  'MongoClientClosedError',
  'MongoServerClosedError',
  'MongoStalePrimaryError',
  'MongoWriteConcernError',
  'RedisUnavailable',
  'MaxRetriesPerRequestError',
])

/**
 * MongoDB's error codes of a server that is not primary, shuts down, lost a cursor by a failover, cannot reach the majority or exceeded a
 * time limit: https://github.com/mongodb/mongo/blob/v7.0/src/mongo/base/error_codes.yml
 */
const mongoCodes = new Set([6, 7, 43, 50, 64, 79, 89, 91, 94, 100, 134, 189, 262, 9001, 10058, 10107, 11600, 11602, 13435, 13436])

/** MongoDB's labels of retryable errors: the server was unavailable, or another transaction came first. */
const mongoLabels = ['RetryableWriteError', 'TransientTransactionError']

/** Error replies of a Redis that is loading, read-only, without its master or replicas, busy with a script, or unable to store data. */
const redisReplies = /^(LOADING|READONLY|MASTERDOWN|NOREPLICAS|CLUSTERDOWN|TRYAGAIN|BUSY|MISCONF|OOM) /
/** Messages of ioredis errors without a name of their own. */
const redisMessages = ['Connection is closed.', 'Command aborted due to connection close']

/** Codes of socket errors, which the MongoDB driver throws unchanged when a connection breaks during a write. */
const socketCodes = new Set<unknown>(['EPIPE', 'ECONNRESET', 'ECONNREFUSED', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH'])

/** MongoDB's code, and what Redis and the system say, of a disk without space. */
const outOfDiskSpace = 14031
const noSpace = /no space left on device/i

/** Seconds until a caller may try again. */
const retryAfter = 2
const retryAfterFull = 30

/**
 * Returns the refusal for an error of a store that does not answer or has no primary: `unavailable`, STORE_UNAVAILABLE; of one whose
 * disk is full: DISK_FULL. Returns undefined for any other error. Whether the command took effect is unknown.
 */
export function storeFailure(error: unknown): DomainError | undefined {
  if (meansFull(error))
    return new DomainError(
      'unavailable',
      'DISK_FULL',
      'Nothing can be saved right now: there is no disk space left. Please try again later',
      {
        retryAfter: retryAfterFull,
      },
    )
  if (!meansAway(error)) return undefined
  return new DomainError('unavailable', 'STORE_UNAVAILABLE', 'Please try again in a moment', { retryAfter })
}

/** Whether an error means that a store or a service is unavailable, so that the same work may succeed later. */
export const isOutage = (error: unknown): boolean => isUnavailable(error) || meansAway(error) || meansFull(error)

function meansFull(error: unknown): boolean {
  if (!(error instanceof Error) || error instanceof DomainError) return false
  return ('code' in error && error.code === outOfDiskSpace) || noSpace.test(error.message) || meansFull(error.cause)
}

function meansAway(error: unknown): boolean {
  if (!(error instanceof Error) || error instanceof DomainError) return false
  if (errorNames.has(error.name) || redisReplies.test(error.message) || redisMessages.includes(error.message)) return true
  if ('code' in error && socketCodes.has(error.code)) return true
  if (error.name.startsWith('Mongo')) {
    if ('code' in error && typeof error.code === 'number' && mongoCodes.has(error.code)) return true
    if ('errorLabels' in error && Array.isArray(error.errorLabels) && error.errorLabels.some((label) => mongoLabels.includes(label)))
      return true
    // A bulk write wraps the error that ended it.
    if ('errorResponse' in error && meansAway(error.errorResponse)) return true
  }
  return meansAway(error.cause)
}
