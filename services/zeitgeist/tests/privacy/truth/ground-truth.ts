import type { Step, World, WorldMessage } from '../world/world.ts'
import { type Snapshot, takeSnapshot } from './snapshot.ts'

/** What has been said so far, and whose messages count now: counted from the texts alone. */
export interface GroundTruth {
  messages: readonly WorldMessage[]
  apply: (step: Step) => void
  isPublic: (personaId: string) => boolean
  /** Whether a conversation is of a member who allows insights with a public persona now. */
  mayUse: (conversationId: string) => boolean
  snapshot: (at: number) => Snapshot
}

export function createGroundTruth({ members, personas }: World): GroundTruth {
  const messages: WorldMessage[] = []
  const willing = new Set(members.filter(({ consents }) => consents).map(({ id }) => `member:${id}`))
  const open = new Set(personas.filter(({ isPrivate }) => !isPrivate).map(({ id }) => id))
  const conversations = new Map<string, WorldMessage>()
  const counts = ({ person, personaId }: WorldMessage) => willing.has(person) && open.has(personaId)
  return {
    messages,
    apply: (step) => {
      for (const message of step.messages) {
        messages.push(message)
        conversations.set(message.conversationId, message)
      }
      for (const id of step.withdrawals) willing.delete(`member:${id}`)
      for (const id of step.madePrivate) open.delete(id)
    },
    isPublic: (id) => open.has(id),
    mayUse: (id) => [conversations.get(id)].some((message) => message && counts(message)),
    snapshot: (at) => takeSnapshot(messages, at, counts),
  }
}
