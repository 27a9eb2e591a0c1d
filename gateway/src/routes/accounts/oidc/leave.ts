import type { LeftForIssuer__Output } from '@rostra/proto/gen/rostra/identity/v1/LeftForIssuer'
import { z } from 'zod'
import type { Ports } from '../../../ports.ts'
import type { RequestContext } from '../../../routing/route.ts'

/** The answer to a call after which the browser leaves for an issuer. */
export const leftSchema = z
  .object({ url: z.string().meta({ description: 'The page of the issuer', format: 'uri' }) })
  .meta({ id: 'LeftForIssuer' })

/** Sets the cookie that binds the sign-in to this browser. */
export function leave(
  { url, browserSecret, expiresAt }: LeftForIssuer__Output,
  { response }: Pick<RequestContext, 'response'>,
  { oidcCookie }: Pick<Ports, 'oidcCookie'>,
) {
  oidcCookie.write(response, browserSecret, new Date(expiresAt))
  return { url }
}
