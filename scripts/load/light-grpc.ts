import { once } from 'node:events'
import { connect, constants } from 'node:http2'
import { isDeepStrictEqual } from 'node:util'
import type { MethodDefinition } from '@grpc/proto-loader'
import type { ServiceCredential } from '@rostra/kit/auth/service-credential'
import type { RpcClient } from '@rostra/kit/rpc/client'
import { metadataKeys } from '@rostra/kit/rpc/metadata'

/** A client of one service whose calls take little CPU, so that it is not what a load measures. */
export interface LightGrpc {
  /** Makes a unary call and resolves with the encoded answer. Rejects any status but OK. */
  call: <In, Out, Request, Answer>(method: MethodDefinition<In, Out, Request, Answer>, request: In) => Promise<Buffer>
  close: () => void
}

/**
 * gRPC puts before each message one byte (1 when it is compressed) and its length in four:
 * https://github.com/grpc/grpc/blob/master/doc/PROTOCOL-HTTP2.md.
 */
const prefixBytes = 5
/** Answers of all calls in flight fit, so that none waits for this client to read. */
const windowBytes = 16 * 1_024 * 1_024

/**
 * Connects to a service at `host:port`, without encryption. Unlike the product's client it neither repeats, observes nor decodes, presents
 * one token, and does not connect again: a service closes each connection after half a minute, so connect for each measurement.
 */
export async function connectLightGrpc(address: string, credential: ServiceCredential): Promise<LightGrpc> {
  const session = connect(`http://${address}`, { settings: { initialWindowSize: windowBytes } })
  await once(session, 'connect')
  session.setLocalWindowSize(windowBytes)
  const token = await credential()
  return {
    call: (method, request) => {
      const headers = {
        [constants.HTTP2_HEADER_METHOD]: 'POST',
        [constants.HTTP2_HEADER_PATH]: method.path,
        'content-type': 'application/grpc',
        te: 'trailers',
        [metadataKeys.service]: token,
      }
      const message = method.requestSerialize(request)
      const prefix = Buffer.alloc(prefixBytes)
      prefix.writeUInt32BE(message.length, 1)
      return new Promise((resolve, reject) => {
        const stream = session.request(headers)
        const chunks: Buffer[] = []
        let status: unknown
        const readStatus = (received: Record<string, unknown>) => {
          status = received['grpc-status'] ?? status
        }
        stream.on('response', readStatus).on('trailers', readStatus)
        stream.on('data', (chunk: Buffer) => chunks.push(chunk))
        stream.on('error', reject)
        stream.on('close', () => {
          if (status === '0') resolve(Buffer.concat(chunks).subarray(prefixBytes))
          else reject(new Error(`${method.path} answered with the status ${status}`))
        })
        stream.end(Buffer.concat([prefix, message]))
      })
    },
    close: () => session.close(),
  }
}

const comparedAnswers = 20

/** Makes 20 calls by both clients. Returns a problem when an answer differs from that which the product's client decodes. */
export async function differingAnswers<In, Out, Request, Answer>(
  light: LightGrpc,
  client: RpcClient,
  method: MethodDefinition<In, Out, Request, Answer>,
  next: () => In,
): Promise<string[]> {
  let differing = 0
  for (let number = 0; number < comparedAnswers; number++) {
    const request = next()
    const [bytes, answer] = await Promise.all([light.call(method, request), client.call(method, request)])
    if (!isDeepStrictEqual(method.responseDeserialize(bytes), answer)) differing++
  }
  return differing > 0 ? [`${differing} of ${comparedAnswers} answers differ from those of the product's client`] : []
}
