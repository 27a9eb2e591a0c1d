import { DomainError } from '@rostra/kit/errors'
import { requireService } from '@rostra/kit/rpc/require-service'
import { unary } from '@rostra/platform/rpc'
import { IdentityService } from '@rostra/proto/identity'
import type { Ports } from '../../domain/ports.ts'

const maxBytes = 64 * 1024

/** One HTTP exchange of the authorization server. Only the gateway, which limits it, may call. */
export const exchangeOAuthRpc = unary(IdentityService.ExchangeOAuth, async (request, _caller, { oauth }: Ports, call) => {
  requireService('gateway', call)
  const { method, path, headers, body } = request
  if (body.length > maxBytes) throw new DomainError('invalid', 'VALIDATION', 'The body has more than 64 kB')
  const header = (name: string) => headers.find((one) => one.name.toLowerCase() === name)?.value ?? ''
  const answer = await oauth.exchange({
    method,
    path,
    contentType: header('content-type'),
    cookie: header('cookie'),
    body: Buffer.from(body),
  })
  if (!answer) throw new DomainError('not_found', 'NOT_FOUND', 'There is nothing at this address')
  return answer
})
