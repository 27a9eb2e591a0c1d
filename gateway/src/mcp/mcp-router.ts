import type { AuthInfo } from '@modelcontextprotocol/server'
import type { LoadLimits } from '@rostra/kit/overload/load-shedder'
import express, { type RequestHandler, Router } from 'express'
import { accessOf, type Client } from '../callers/client.ts'
import { clientNetworkOf } from '../callers/client-address.ts'
import { metadataPathOf } from '../callers/programs/protected-resource.ts'
import { createRouteAudiences } from '../callers/route-audiences.ts'
import { allowCrossOrigin } from '../http/cross-origin.ts'
import { requestIdOf } from '../http/observability/request-id.ts'
import { shedLoad } from '../http/shed-load.ts'
import type { Ports } from '../ports.ts'
import { identifyProgram } from '../routing/identify-program.ts'
import { refuseMethod } from '../routing/refuse-method.ts'
import { takePlace } from '../routing/take-place.ts'
import { protocolErrors } from './http/protocol-error.ts'
import { refuseRebinding } from './http/refuse-rebinding.ts'
import { serveMcp } from './http/serve-mcp.ts'
import { createMcpServer } from './mcp-server.ts'
import { type Message, readMessage } from './read-message.ts'

export interface McpRouterOptions {
  refuseWhileDraining: RequestHandler
  refuseWhileFull: RequestHandler
  limits?: LoadLimits | undefined
}

const mcpPath = '/mcp'
const maxBodyBytes = 256 * 1024

/** Serves MCP at /mcp for programs with a key or the token of an app. */
export function mcpRouter(ports: Ports, { refuseWhileDraining, refuseWhileFull, limits }: McpRouterOptions): Router {
  const { publicUrl } = ports
  const router = Router({ caseSensitive: true, strict: true })
  const setRoute: RequestHandler = (request, response, next) => {
    response.locals.route = request.path
    next()
  }
  const countCall: RequestHandler = async (request, _response, next) => {
    await ports.limits.use('call', clientNetworkOf(request))
    next()
  }
  router.all(mcpPath, setRoute, allowCrossOrigin, countCall)
  router.post(
    mcpPath,
    refuseRebinding(publicUrl),
    refuseWhileDraining,
    refuseWhileFull,
    express.json({ limit: maxBodyBytes, inflate: false }),
    shedLoad(limits),
    createHandler(ports),
  )
  router.all(mcpPath, refuseMethod(['POST', 'OPTIONS']))
  router.use(mcpPath, protocolErrors(ports.log))
  return router
}

function createHandler(ports: Ports): RequestHandler {
  const { publicUrl, log, streams } = ports
  const url = new URL(mcpPath, publicUrl).href
  const resourceMetadataUrl = new URL(metadataPathOf('mcp'), publicUrl).href
  const audiences = createRouteAudiences()
  return async (request, response) => {
    const client = await identifyProgram(request, response, ports, { resource: 'mcp', needed: 'any', audiences })
    const message = readMessage(request)
    if (message.isLong) await takePlace(client, response, ports)
    const { id, scopes } = accessOf(client)
    // The SDK asks for the token, and nothing reads it.
    const authInfo: AuthInfo = { token: '', clientId: id, scopes: [...scopes], resourceMetadataUrl }
    const context = contextOf(client, message, requestIdOf(response))
    await serveMcp(request, response, {
      url,
      authInfo,
      streams,
      isLong: message.isLong,
      createServer: ({ isCancelled }) => createMcpServer({ ...context, isCancelled, ports }, message.method),
      onError: (error) => log.debug({ err: error, requestId: requestIdOf(response) }, 'a message of MCP was refused'),
    })
  }
}

function contextOf(client: Client, { idempotencyKey }: Message, requestId: string) {
  const { id, scopes } = accessOf(client)
  const call = { requestId, clientAddress: client.address, ...(client.token ? { token: client.token } : {}) }
  return { client, call, scopes, accessId: id, idempotencyKey }
}
