import { processClock } from '@rostra/kit/async/clock'
import type { RpcClient } from '@rostra/kit/rpc/client'
import type { Connection } from 'mongoose'
import { memberClient } from './clients/members.ts'
import { messageClient } from './clients/messages.ts'
import { personaClient } from './clients/personas.ts'
import type { Ports } from './domain/ports.ts'
import { mongoActivity } from './store/activity/activity.ts'
import { activityModel } from './store/activity/activity-model.ts'
import { decisionModel } from './store/decisions/decision-model.ts'
import { mongoDecisions } from './store/decisions/decisions.ts'
import { mongoEntries } from './store/entries/entries.ts'
import { entryModel } from './store/entries/entry-model.ts'
import { keyModel } from './store/keys/key-model.ts'
import { mongoKeys } from './store/keys/keys.ts'
import { mongoPeople } from './store/people/people.ts'
import { personModel } from './store/people/person-model.ts'
import { excludedTermModel, mongoExcludedTerms } from './store/terms/excluded-terms.ts'

/** Clients of other services. */
export interface Clients {
  identity: RpcClient
  persona: RpcClient
  chat: RpcClient
}

/** Connects core with its collections and the services that it calls. */
export function openStores(
  connection: Connection,
  { identity, persona, chat }: Clients,
  rules: Pick<Ports, 'minPeople' | 'wallTime'>,
): Ports {
  const entries = entryModel(connection)
  return {
    activity: mongoActivity(activityModel(connection)),
    ...mongoKeys(keyModel(connection), processClock),
    people: mongoPeople(personModel(connection)),
    decisions: mongoDecisions(decisionModel(connection), entries),
    entries: mongoEntries(entries),
    excludedTerms: mongoExcludedTerms(excludedTermModel(connection)),
    members: memberClient(identity),
    messages: messageClient(chat),
    personas: personaClient(persona),
    ...rules,
  }
}
