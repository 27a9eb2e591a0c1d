import type { ClientHttp2Session } from 'node:http2'
import { setImmediate as turn } from 'node:timers/promises'
import { Http2SubchannelConnector } from '@grpc/grpc-js/build/src/transport.js'

type Connect = Http2SubchannelConnector['connect']

type PingCallback = (error: Error | null, duration: number, payload: Buffer) => void

/** The part of a connection of grpc-js that ends it. */
interface Transport {
  session: ClientHttp2Session
  handleDisconnect: () => void
}

/** The turns of the event loop in which an answer is read: one for a server in this process to answer, one to read it, and one to spare. */
const turns = 3

/** Ends a connection with an unanswered ping only after what has arrived is read. */
function readBeforeDisconnect(transport: Transport): void {
  const { session } = transport
  const ping = session.ping.bind(session)
  const disconnect = transport.handleDisconnect.bind(transport)
  let unanswered = 0
  const countedPing = (answered: PingCallback): boolean => {
    unanswered++
    return ping((error, duration, payload) => {
      unanswered--
      answered(error, duration, payload)
    })
  }
  session.ping = countedPing as typeof session.ping
  const disconnectUnlessAnswered = async () => {
    for (let read = 0; read < turns && unanswered > 0; read++) await turn()
    if (unanswered > 0) disconnect()
  }
  transport.handleDisconnect = () => {
    // grpc-js ends a session that is not destroyed only when a ping is late. After GOAWAY Node calls it closed, while its calls still run.
    if (session.destroyed || unanswered === 0) disconnect()
    else void disconnectUnlessAnswered()
  }
}

/**
 * Corrects the keepalive of grpc-js 1.14 in a busy process. Where turns of the event loop take longer than half of a ping's time, its timer
 * ends before the answer is read, and grpc-js would break off every call of a connection that is well.
 */
const connect = Http2SubchannelConnector.prototype.connect
const connectPatiently: Connect = async function (this: Http2SubchannelConnector, ...args) {
  const transport = await connect.apply(this, args)
  readBeforeDisconnect(transport as unknown as Transport)
  return transport
}
Http2SubchannelConnector.prototype.connect = connectPatiently
