import { DomainError } from '@rostra/kit/errors'
import { requireService } from '@rostra/kit/rpc/require-service'
import { unary } from '@rostra/platform/rpc'
import { IdentityService } from '@rostra/proto/identity'
import type { Ports } from '../../domain/ports.ts'
import { toWireDevMail } from '../wire.ts'

export const listDevMailboxRpc = unary(IdentityService.ListDevMailbox, async (_request, _caller, { devMailbox }: Ports, call) => {
  requireService('gateway', call)
  if (!devMailbox) throw new DomainError('not_found', 'MAIL_NOT_KEPT', 'Mail is sent here, not kept')
  return { mails: devMailbox.list().map(toWireDevMail) }
})
