import { expect, it } from '@jest/globals'
import { EventContractError } from '@rostra/kit/events/event-errors'
import { createEvent } from '@rostra/kit/events/outbox'
import { partial } from '@rostra/kit/testing/partial'
import { PersonaDeletedEvent } from '@rostra/proto/persona-events'
import { onPersonaDeleted } from './on-persona-deleted.ts'

it('the deletion of a persona breaks the contract without its id, so that it is not retried', async () => {
  const { handle } = onPersonaDeleted(partial<Parameters<typeof onPersonaDeleted>[0]>({}))
  const event = createEvent(PersonaDeletedEvent.topic, '', PersonaDeletedEvent.serialize({ personaId: '' }))
  await expect(handle(event)).rejects.toThrow(EventContractError)
})
