import { eventually } from '@rostra/kit/testing/eventually'
import { ZeitgeistService } from '@rostra/proto/zeitgeist'
import { exchangeFinished } from '../harness/events.ts'
import type { ScriptedModel } from '../harness/scripted-model.ts'
import type { ZeitgeistHarness } from '../harness/zeitgeist-harness.ts'
import type { ListedEntry } from './truth/edition.ts'
import { dayMs, type Step, type World } from './world/world.ts'

/** The service as the trial uses it: through its events and calls only. */
export interface Doors {
  /** Publishes what happens in a step, refreshes, and lists the entries: as a super senator, and as a visitor. */
  live: (step: Step) => Promise<{ entries: ListedEntry[]; publicEntries: ListedEntry[] }>
}

/** Events of one publish. */
const sliceSize = 500

export async function openDoors(harness: ZeitgeistHarness, world: World, model: ScriptedModel): Promise<Doors> {
  const { chat, members, personas, clock } = harness
  const known = new Map(world.personas.map((persona) => [persona.id, personas.add({ ...persona, description: 'Talks about everything' })]))
  for (const { id, username, consents } of world.members) {
    members.names.add(username)
    if (!consents) members.refusing.add(id)
  }
  const setTime = (at: number) => {
    clock.shiftMs += at - clock.now()
  }
  // The schedule is due on each new day. Messages are published on the day before it, so that a scheduled refresh has all of them.
  setTime((world.steps[0]?.at ?? 0) - dayMs)
  const { client } = await harness.startReplica({ model })
  const refresh = async () => {
    const token = await harness.identity.member('account-operator', 'super_senator')
    // The schedule can be faster: its edition is the one before this. A busy machine can miss a deadline.
    await eventually(() => client.call(ZeitgeistService.Refresh, {}, { token, deadlineMs: 170_000 }), 60_000)
  }
  const list = async (token?: string): Promise<ListedEntry[]> => {
    const { entries } = await client.call(ZeitgeistService.ListEntries, { limit: 100, type: 'ENTRY_TYPE_UNSPECIFIED' }, { token })
    return entries
  }
  return {
    live: async (step) => {
      for (let from = 0; from < step.messages.length; from += sliceSize) {
        const slice = step.messages.slice(from, from + sliceSize)
        for (const { exchangeId, person, text } of slice)
          if (person.startsWith('member:')) chat.texts.set(exchangeId, { accountId: person.slice('member:'.length), content: text })
        await harness.publish(...slice.map(({ at, ...exchange }) => exchangeFinished({ ...exchange, at: new Date(at) })))
      }
      setTime(step.at)
      for (const id of step.withdrawals) await harness.consent(id, false)
      for (const id of step.madePrivate) Object.assign(known.get(id) ?? {}, { isPrivate: true })
      await refresh()
      const entries = await list(await harness.identity.member('account-operator', 'super_senator'))
      return { entries, publicEntries: await list() }
    },
  }
}
