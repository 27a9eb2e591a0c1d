import { Http2SubchannelConnector } from '@grpc/grpc-js/build/src/transport.js'

type Connect = Http2SubchannelConnector['connect']

/** Milliseconds for the connection, its TLS and the first frame of HTTP/2. A healthy replica needs some, a busy machine tenths of a second. */
const connectWithinMs = 3_000

/**
 * Bounds the time in which grpc-js 1.14 connects to an address. The address of a replica that was lost with its node answers nothing, and the kernel
 * tries for two minutes. Calls waited for it meanwhile, and DNS was not asked again, though new replicas served. gRPC wants such a bound of
 * at least 20 s (https://github.com/grpc/grpc/blob/master/doc/connection-backoff.md); within one cluster a shorter one is enough.
 */
const connect = Http2SubchannelConnector.prototype.connect
const connectInTime: Connect = async function (this: Http2SubchannelConnector, address, ...args) {
  const bound = new AbortController()
  const timer = setTimeout(() => bound.abort(), connectWithinMs)
  // The address becomes the options of the socket, which the signal destroys.
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
