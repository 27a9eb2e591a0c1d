import { expect, it } from '@jest/globals'
import { DomainError } from '@rostra/kit/errors'
import { partial } from '@rostra/kit/testing/partial'
import type { SpeakingProfile } from '../../domain/personas/ports.ts'
import type { Ports } from '../../domain/ports.ts'
import { refuseUnanswered } from './refuse-unanswered.ts'

/** Refuses a message of a person at the limit, and returns the reason; undefined for none. */
function refuse(message: string, offline: boolean): Promise<string | undefined> {
  const ports = partial<Pick<Ports, 'unansweredSends' | 'modelOf'>>({
    unansweredSends: { refuseTooMany: () => Promise.reject(new DomainError('exhausted', 'TOO_MANY_UNANSWERED', '')) },
    modelOf: () => ({ offline }),
  })
  const counted = { person: 'guest:g', isConfirmed: true, clientAddress: '' }
  const profile = Promise.resolve(partial<SpeakingProfile>({}))
  return refuseUnanswered(ports, { counted, personaId: 'plato', message, profile }).then(
    () => undefined,
    ({ reason }) => reason,
  )
}

it('the limit on unanswered sends refuses no person in danger whom the offline model answers', async () => {
  expect(await refuse('I want to kill myself', true)).toBeUndefined()
})

it('the limit on unanswered sends refuses any other message', async () => {
  expect([await refuse('I want to kill myself', false), await refuse('Hi', true)]).toEqual(['TOO_MANY_UNANSWERED', 'TOO_MANY_UNANSWERED'])
})
