import { describe, expect, it } from '@jest/globals'
import { EventContractError } from '@rostra/kit/events/event-errors'
import { createEvent } from '@rostra/kit/events/outbox'
import { AccountSuspensionChangedEvent } from '@rostra/proto/identity-events'
import { onAccountSuspended } from './on-account-suspended.ts'

/** Handles the event of a suspension, and returns the people who were stopped. */
async function handle(accountId: string, suspended: boolean): Promise<string[]> {
  const stopped: string[] = []
  const { handle } = onAccountSuspended('chat.suspended-asks', async (person) => void stopped.push(person))
  const payload = AccountSuspensionChangedEvent.serialize({ accountId, suspended, changedAt: '2026-01-01T00:00:00Z' })
  await handle(createEvent(AccountSuspensionChangedEvent.topic, accountId, payload))
  return stopped
}

describe('the suspension of an account', () => {
  it('stops what its member runs, and its end stops nothing', async () => {
    expect([await handle('ada', true), await handle('ada', false)]).toEqual([['member:ada'], []])
  })

  it('breaks the contract without an account, so that it is not retried', async () => {
    await expect(handle('', true)).rejects.toThrow(EventContractError)
  })
})
