import type { Resource } from '@rostra/platform/caller'
import { scopes } from '@rostra/platform/scope'

/** Returns where the metadata of a resource is, by RFC 9728: the well-known path, followed by the path of the resource. */
export const metadataPathOf = (resource: Resource): string => `/.well-known/oauth-protected-resource/${resource}`

/** Returns the metadata of a protected resource (RFC 9728). */
export function resourceMetadata(publicUrl: string, resource: Resource): Record<string, unknown> {
  return {
    resource: new URL(`/${resource}`, publicUrl).href,
    authorization_servers: [publicUrl],
    scopes_supported: scopes,
    bearer_methods_supported: ['header'],
    resource_name: 'Rostra',
  }
}

/** Returns the value of WWW-Authenticate (RFC 6750): why a token was refused, and where the client learns how to get one. */
export function challenge(publicUrl: string, resource: Resource, refusal: Record<string, string> = {}): string {
  const fields = { ...refusal, resource_metadata: new URL(metadataPathOf(resource), publicUrl).href }
  return `Bearer ${Object.entries(fields)
    .map(([name, value]) => `${name}="${value}"`)
    .join(', ')}`
}
