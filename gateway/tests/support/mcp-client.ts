import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'

/** The revisions of MCP that the server promises. */
export const revisions = ['2026-07-28', '2025-11-25'] as const
export type Revision = (typeof revisions)[number]

interface Target {
  url: string
}

/** Connects the official client in a revision. */
export async function connectMcp({ url }: Target, revision: Revision, headers: Record<string, string>): Promise<Client> {
  const negotiation = revision === '2026-07-28' ? { versionNegotiation: { mode: { pin: revision } } } : {}
  const client = new Client({ name: 'test', version: '1.0.0' }, negotiation)
  await client.connect(new StreamableHTTPClientTransport(new URL('/mcp', url), { requestInit: { headers } }))
  return client
}

const envelope = {
  'io.modelcontextprotocol/protocolVersion': '2026-07-28',
  'io.modelcontextprotocol/clientInfo': { name: 'test', version: '1.0.0' },
  'io.modelcontextprotocol/clientCapabilities': {},
}

/** Returns a request of revision 2026-07-28 for `fetch`, byte by byte as a test wants it. */
export function rawRequest(method: string, params: { name?: string; [field: string]: unknown }, headers: Record<string, string> = {}) {
  const { name, _meta } = params
  const body = { jsonrpc: '2.0', id: 7, method, params: { ...params, _meta: { ...envelope, ...Object(_meta) } } }
  return {
    method: 'POST',
    body: JSON.stringify(body),
    headers: {
      Accept: 'application/json, text/event-stream',
      'Content-Type': 'application/json',
      'MCP-Protocol-Version': '2026-07-28',
      'Mcp-Method': method,
      ...(name === undefined ? {} : { 'Mcp-Name': name }),
      ...headers,
    },
  }
}
