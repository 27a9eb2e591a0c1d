import { DomainError, isUnavailable } from '../errors.ts'

/** Errors of the MongoDB driver, mongoose and our Redis connection that mean: the store does not answer, or has no primary. */
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
 * Codes of MongoDB for a server that is not primary, shuts down, has lost a cursor by a failover, cannot reach the majority or has run out of
 * time: https://github.com/mongodb/mongo/blob/v7.0/src/mongo/base/error_codes.yml
 */
const mongoCodes = new Set([6, 7, 43, 50, 64, 79, 89, 91, 94, 100, 134, 189, 262, 9001, 10058, 10107, 11600, 11602, 13435, 13436])

/** Labels of MongoDB for commands that may be tried again: the server was away, or another transaction came first. */
const mongoLabels = ['RetryableWriteError', 'TransientTransactionError']

/** Replies of a Redis that is loading, read-only, without its master or replicas, busy with a script, or cannot store anything. */
const redisReplies = /^(LOADING|READONLY|MASTERDOWN|NOREPLICAS|CLUSTERDOWN|TRYAGAIN|BUSY|MISCONF|OOM) /
/** Errors of ioredis that have no name of their own. */
const redisMessages = ['Connection is closed.', 'Command aborted due to connection close']

/** Codes of a socket's errors, which the MongoDB driver throws as they are when a server goes away during a write. */
const socketCodes = new Set<unknown>(['EPIPE', 'ECONNRESET', 'ECONNREFUSED', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH'])

/** Seconds until a caller may try again. */
const retryAfter = 2

/**
 * Returns the refusal for an error of a store that does not answer or has no primary: `unavailable`, STORE_UNAVAILABLE. Returns undefined for any
 * other error. Whether the command took effect is unknown.
 */
export function storeFailure(error: unknown): DomainError | undefined {
  if (!meansAway(error)) return undefined
  return new DomainError('unavailable', 'STORE_UNAVAILABLE', 'Please try again in a moment', { retryAfter })
}

/** Whether an error says that a store or a service is away, so that the same work may succeed later. */
export const isOutage = (error: unknown): boolean => isUnavailable(error) || meansAway(error)

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
