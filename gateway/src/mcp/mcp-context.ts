import type { CallOptions } from '@rostra/kit/rpc/client'
import type { Scope } from '@rostra/platform/scope'
import type { Client } from '../callers/client.ts'
import type { Ports } from '../ports.ts'

export type McpPorts = Pick<Ports, 'persona' | 'chat' | 'experts' | 'zeitgeist' | 'newsroom' | 'limits' | 'streams' | 'log' | 'publicUrl'>

/** What a tool or resource gets of one request. */
export interface McpContext {
  client: Client
  /** The options of calls on behalf of the member, without signal and deadline. */
  call: CallOptions
  /** The scopes of the program. */
  scopes: readonly Scope[]
  /** The id of the key or grant by which the program calls. */
  accessId: string
  /** The client's name for this request, by which a repeated one is the same. */
  idempotencyKey: string | undefined
  /**
   * Whether the client has cancelled the request: in revision 2026-07-28 it does so by closing the connection. In earlier ones, and when
   * this process ends the response, the work continues.
   */
  isCancelled: () => boolean
  ports: McpPorts
}

/** Returns the options of a call for data that everyone may read: without the member's token. */
export const publicCall = ({ call }: McpContext): CallOptions => {
  const { token: _, ...options } = call
  return options
}

/** Returns the address of a page of the product. */
export const pageUrl = ({ ports }: McpContext, path: string): string => new URL(path, ports.publicUrl).href
