import { Http2SubchannelConnector } from '@grpc/grpc-js/build/src/transport.js'

type Connect = Http2SubchannelConnector['connect']

/** The time limit for TCP, TLS and the first HTTP/2 frame, in milliseconds. A healthy replica needs a few, a busy machine some hundreds. */
const connectWithinMs = 3_000

/**
 * Limits the time in which grpc-js 1.14 connects to an address. The address of a replica that was lost with its node does not answer, and
 * the kernel tries for two minutes. Calls waited for it without a new DNS query, although new replicas served. gRPC recommends a limit of
 * at least 20 s (https://github.com/grpc/grpc/blob/master/doc/connection-backoff.md); within one cluster a shorter one is enough.
 */
const connect = Http2SubchannelConnector.prototype.connect
const connectInTime: Connect = async function (this: Http2SubchannelConnector, address, ...args) {
  const bound = new AbortController()
  const timer = setTimeout(() => bound.abort(), connectWithinMs)
  // The address becomes the socket's options, so the signal destroys the socket.
  const bounded = { ...address, signal: bound.signal }
  try {
    return await connect.call(this, bounded, ...args)
  } catch (error) {
    throw bound.signal.aborted ? new Error(`no connection within ${connectWithinMs} ms`) : error
  } finally {
    clearTimeout(timer)
  }
}
Http2SubchannelConnector.prototype.connect = connectInTime
