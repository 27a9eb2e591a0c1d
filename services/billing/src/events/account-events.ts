import type { EventEnvelope } from '@rostra/kit/events/event-bus'
import { createEvent } from '@rostra/kit/events/outbox'
import { BoughtRoleChangedEvent, CreditsDebitedEvent, CreditsGrantedEvent } from '@rostra/proto/billing-events'
import type { Account } from '../domain/accounts/account.ts'
import type { AccountUpdate } from '../domain/accounts/account-update.ts'
import { type EntryGroup, groupEntries } from './entry-groups.ts'

/** Creates the events of an account update, for the account's outbox: credits granted or debited, and the bought role when it changes. */
export function accountEvents(before: Account, { account, entries }: AccountUpdate, at: Date): EventEnvelope[] {
  const events = groupEntries(entries).map((group) => (group.isCredit ? creditsGranted(group) : creditsDebited(group)))
  return account.boughtRole.version === before.boughtRole.version ? events : [...events, boughtRoleChanged(account, at)]
}

function creditsGranted({ id, accountId, free, purchased, kind, reference, at }: EntryGroup): EventEnvelope {
  const payload = CreditsGrantedEvent.serialize({ accountId, free, purchased, kind, reference, grantedAt: at.toISOString() })
  return createEvent(CreditsGrantedEvent.topic, accountId, payload, { id, at })
}

function creditsDebited({ id, accountId, free, purchased, kind, reference, at }: EntryGroup): EventEnvelope {
  const payload = CreditsDebitedEvent.serialize({ accountId, free, purchased, kind, reference, debitedAt: at.toISOString() })
  return createEvent(CreditsDebitedEvent.topic, accountId, payload, { id, at })
}

function boughtRoleChanged({ id: accountId, boughtRole: { role, version } }: Account, at: Date): EventEnvelope {
  const payload = BoughtRoleChangedEvent.serialize({ accountId, role, version, changedAt: at.toISOString() })
  return createEvent(BoughtRoleChangedEvent.topic, accountId, payload, { id: `${accountId}:bought-role:${version}`, at })
}
