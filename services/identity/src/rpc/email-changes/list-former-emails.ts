import { member } from '@rostra/platform/caller'
import { unary } from '@rostra/platform/rpc'
import { IdentityService } from '@rostra/proto/identity'
import type { Ports } from '../../domain/ports.ts'

export const listFormerEmailsRpc = unary(IdentityService.ListFormerEmails, async (_request, caller, { emailChanges }: Ports) => {
  const links = await emailChanges.formerAddresses(member(caller).id)
  return { emails: links.map(({ email, expiresAt }) => ({ email, until: expiresAt.toISOString() })) }
})
