import { DomainError } from '@rostra/kit/errors'
import { ChatService } from '@rostra/proto/chat'
import { ExpertsService } from '@rostra/proto/experts'
import { PersonaService } from '@rostra/proto/persona'
import type { GuestPass } from '../../../callers/guests.ts'
import type { Ports } from '../../../ports.ts'
import type { RequestContext } from '../../../routing/route.ts'

/** The longest time that a request waits for the transfer of a guest's work, in milliseconds. */
const timeoutMs = 2_000

type GuestContext = Pick<RequestContext, 'request' | 'response' | 'call'>

/**
 * Transfers what this browser's guest has to the member of the call: conversations, questions to three models, and reports of personas.
 * Clears the guest cookie once all is transferred. Logs a failure and keeps the cookie, by which `adoptLeftGuest` tries again.
 */
export async function adoptGuest(context: GuestContext, ports: Ports): Promise<void> {
  try {
    const pass = await ports.guests.find(context.request, context.response)
    if (pass) await adopt(pass, context, ports)
  } catch (error) {
    logFailure(error, context, ports)
  }
}

/** Does the same for a member whose sign-in has left the guest cookie, at most once a minute. */
export async function adoptLeftGuest(context: GuestContext, ports: Ports): Promise<void> {
  try {
    const pass = await ports.guests.find(context.request, context.response)
    if (!pass) return
    await ports.limits.use('adoptGuest', pass.guest.id)
    await adopt(pass, context, ports)
  } catch (error) {
    if (error instanceof DomainError && error.reason === 'RATE_LIMITED') return
    logFailure(error, context, ports)
  }
}

/** Throws the first failure after all transfers have ended. */
async function adopt({ token }: GuestPass, { response, call }: GuestContext, { chat, experts, persona, guests }: Ports): Promise<void> {
  const options = { ...call, deadlineMs: timeoutMs }
  const guest = { guestToken: token }
  const transfers = await Promise.allSettled([
    chat.call(ChatService.AdoptConversations, guest, options),
    experts.call(ExpertsService.AdoptQuestions, guest, options),
    persona.call(PersonaService.AdoptReports, guest, options),
  ])
  const failed = transfers.find(({ status }) => status === 'rejected')
  if (failed?.status === 'rejected') throw failed.reason
  guests.clear(response)
}

function logFailure(error: unknown, { call }: GuestContext, { log }: Ports): void {
  log.warn({ err: error, requestId: call.requestId }, 'transferring a guest’s conversations, questions and reports failed')
}
