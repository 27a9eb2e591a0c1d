import type { Step, World, WorldMessage } from '../world/world.ts'
import { type Snapshot, takeSnapshot } from './snapshot.ts'

/** What has been said so far, and whose messages count now: counted from the texts alone. */
export interface GroundTruth {
  messages: readonly WorldMessage[]
  apply: (step: Step) => void
  isPublic: (personaId: string) => boolean
  snapshot: (at: number) => Snapshot
}

export function createGroundTruth({ members, personas }: World): GroundTruth {
  const messages: WorldMessage[] = []
  const willing = new Set(members.filter(({ consents }) => consents).map(({ id }) => `member:${id}`))
  const open = new Set(personas.filter(({ isPrivate }) => !isPrivate).map(({ id }) => id))
  return {
    messages,
    apply: (step) => {
      for (const message of step.messages) messages.push(message)
      for (const id of step.withdrawals) willing.delete(`member:${id}`)
      for (const id of step.madePrivate) open.delete(id)
    },
    isPublic: (id) => open.has(id),
    snapshot: (at) => takeSnapshot(messages, at, ({ person, personaId }) => willing.has(person) && open.has(personaId)),
  }
}
