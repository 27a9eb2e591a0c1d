import { scopes } from '@rostra/platform/scope'

export const mcpPath = '/mcp'
/** Of RFC 9728: the well-known path, followed by the path of the resource. */
export const metadataPath = `/.well-known/oauth-protected-resource${mcpPath}`

/** Returns the metadata of the MCP server as a protected resource (RFC 9728). */
export function resourceMetadata(publicUrl: string): Record<string, unknown> {
  return {
    resource: new URL(mcpPath, publicUrl).href,
    authorization_servers: [publicUrl],
    scopes_supported: scopes,
    bearer_methods_supported: ['header'],
    resource_name: 'Rostra',
  }
}

/** Returns the challenge of a 401: where the client learns how to get a token, and that its token is not valid if it has sent one. */
export function challenge(publicUrl: string, hasToken: boolean): string {
  const fields = [
    ...(hasToken ? ['error="invalid_token"', 'error_description="The token is not valid, or has ended"'] : []),
    `resource_metadata="${new URL(metadataPath, publicUrl).href}"`,
  ]
  return `Bearer ${fields.join(', ')}`
}
