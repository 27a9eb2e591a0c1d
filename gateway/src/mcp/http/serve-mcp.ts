import { type AuthInfo, createMcpHandler, type McpServer } from '@modelcontextprotocol/server'
import type { Request, Response } from 'express'
import type { OpenStreams } from '../../streams/open-streams.ts'
import { codes, sendProtocolError } from './protocol-error.ts'
import { sendWebResponse } from './send-web-response.ts'
import { toWebRequest } from './web-request.ts'

export interface ServeOptions {
  /** The address of the server, as clients know it. */
  url: string
  authInfo?: AuthInfo
  streams: Pick<OpenStreams, 'add' | 'remove'>
  /** Opens the event stream at once, so that pings keep the connection while no progress is sent. */
  isLong: boolean
  /** Creates the server of this request. */
  createServer: (request: McpRequest) => McpServer
  onError?: (error: Error) => void
}

export interface McpRequest {
  /** Whether the client has cancelled the request by closing the connection, as revision 2026-07-28 says. */
  isCancelled: () => boolean
}

/** Serves one request of MCP, whose body is parsed. Each request has its own server, which keeps nothing. */
export async function serveMcp(request: Request, response: Response, options: ServeOptions): Promise<void> {
  const { url, authInfo, streams, isLong, createServer, onError } = options
  // No capability is advertised whose changes a client could listen to. The SDK would keep an empty stream open.
  if (request.body?.method === 'subscriptions/listen') {
    return sendProtocolError(request, response, { status: 404, code: codes.noMethod, message: 'Method not found' })
  }
  const controller = new AbortController()
  let isCut = false
  response.once('close', () => {
    if (!response.writableFinished) controller.abort()
  })
  const handler = createMcpHandler(
    ({ era }) => createServer({ isCancelled: () => era === 'modern' && !isCut && controller.signal.aborted }),
    {
      responseMode: isLong ? 'sse' : 'auto',
      // The registry of open streams pings.
      keepAliveMs: 0,
      ...(onError ? { onerror: onError } : {}),
    },
  )
  const authorized = { parsedBody: request.body, ...(authInfo ? { authInfo } : {}) }
  const answer = await handler.fetch(toWebRequest(request, url, controller.signal), authorized)
  const onCut = () => {
    isCut = true
    controller.abort()
  }
  await sendWebResponse(answer, response, { streams, onCut })
}
