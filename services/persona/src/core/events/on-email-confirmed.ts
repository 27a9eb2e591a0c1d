import type { Subscription } from '@rostra/kit/events/event-bus'
import { readPayload } from '@rostra/kit/events/read-payload'
import { EmailConfirmedEvent } from '@rostra/proto/identity-events'
import { z } from 'zod'
import type { Ports } from '../domain/ports.ts'
import { countVotesOf } from '../usecases/votes/count-votes-of.ts'

const payload = z.object({ accountId: z.string().min(1).max(200) })

/**
 * Counts the votes that a member cast before the address was confirmed. A payload that
 * breaks the contract throws and goes to the dead letters.
 */
export function onEmailConfirmed(ports: Pick<Ports, 'votes'>): Subscription {
  return {
    topic: EmailConfirmedEvent.topic,
    group: 'persona.confirmed-voters',
    handle: async (event) => countVotesOf(ports, readPayload(event, EmailConfirmedEvent, payload).accountId),
  }
}
