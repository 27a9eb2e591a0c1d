import { eventually } from '@rostra/kit/testing/eventually'
import type { MemberClient } from '../client/register-member.ts'
import type { MailSink } from './mail-sink.ts'

/** Confirms the address of a new member by the link of the mail, as one must who publishes a persona. Returns the member. */
export async function confirmAddress(member: MemberClient, { received }: MailSink): Promise<MemberClient> {
  const token = await eventually(() => {
    const [found] = received.flatMap(({ to, text }) => (to === member.email ? (/confirm-email#(\S+)/.exec(text)?.[1] ?? []) : []))
    if (!found) throw new Error(`no mail asks ${member.email} to confirm the address`)
    return found
  }, 60_000)
  await member.post('/api/confirm-email', { token })
  return member
}
