import { DomainError } from '@rostra/kit/errors'
import { unary } from '@rostra/kit/rpc/method'
import { IdentityService } from '@rostra/proto/identity'
import type { Ports } from '../domain/ports.ts'
import { only } from './calling-service.ts'

export const listKeptMailsRpc = unary(IdentityService.ListKeptMails, async (_request, _caller, { post }: Ports, call) => {
  only('gateway', call)
  const letters = post.kept()
  if (!letters) throw new DomainError('not_found', 'MAIL_NOT_KEPT', 'Mail is sent here, not kept')
  return { mails: letters.map(({ to, subject, text, html, at }) => ({ to, subject, text, html, at: at.toISOString() })) }
})
