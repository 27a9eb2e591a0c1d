import type { Subscription } from '@rostra/kit/events/event-bus'
import { readPayload } from '@rostra/kit/events/read-payload'
import { OperatorActedEvent as NewsroomEvent } from '@rostra/proto/newsroom-events'
import { OperatorActedEvent as PersonaEvent } from '@rostra/proto/persona-events'
import { OperatorActedEvent as ZeitgeistEvent } from '@rostra/proto/zeitgeist-events'
import { z } from 'zod'
import type { OperatorActions } from '../domain/operators/ports.ts'

const text = z.string().max(1_000)
const payload = z.object({
  operatorId: text.min(1),
  action: text.min(1),
  targetId: text,
  targetName: text,
  reason: text,
  actedAt: z.iso.datetime(),
})

const sources = [
  { group: 'identity.persona-actions', ...PersonaEvent },
  { group: 'identity.newsroom-actions', ...NewsroomEvent },
  { group: 'identity.zeitgeist-actions', ...ZeitgeistEvent },
]

/** Records what operators did in other services. A payload that breaks the contract throws, and the bus moves it to the dead letters. */
export const onOperatorActed = (actions: OperatorActions): Subscription[] =>
  sources.map(({ group, ...codec }) => ({
    topic: codec.topic,
    group,
    handle: async (event) => {
      const { actedAt, ...action } = readPayload(event, codec, payload)
      await actions.record({ id: event.id, at: new Date(actedAt), ...action })
    },
  }))
