import type { ClientHttp2Session } from 'node:http2'
import { Http2SubchannelConnector } from '@grpc/grpc-js/build/src/transport.js'

type Connect = Http2SubchannelConnector['connect']

/** Lets a session send pings until it is destroyed. Node's own `ping` refuses while `closed` is set. */
function keepPinging(session: ClientHttp2Session): void {
  const ping = session.ping.bind(session)
  session.ping = ((...args: Parameters<typeof ping>) => {
    if (session.destroyed || !session.closed) return ping(...args)
    Object.defineProperty(session, 'closed', { value: false, configurable: true })
    try {
      return ping(...args)
    } finally {
      Reflect.deleteProperty(session, 'closed')
    }
  }) as typeof session.ping
}

/**
 * Corrects the keepalive of grpc-js 1.14 after GOAWAY, which a server sends when it drains or a connection is 30 s old: new calls take a
 * new connection, and running ones end on the old one. Node then marks the session as closed and refuses pings. grpc-js takes this for a
 * dead connection and would break off every running call at the next ping. HTTP/2 allows pings after GOAWAY, and servers answer them.
 */
const connect = Http2SubchannelConnector.prototype.connect
const connectWithPings: Connect = async function (this: Http2SubchannelConnector, ...args) {
  const transport = await connect.apply(this, args)
  keepPinging((transport as unknown as { session: ClientHttp2Session }).session)
  return transport
}
Http2SubchannelConnector.prototype.connect = connectWithPings
