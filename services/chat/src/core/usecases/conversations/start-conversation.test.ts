import { describe, expect, it } from '@jest/globals'
import { partial } from '@rostra/kit/testing/partial'
import { type Conversation, tooManyConversations } from '../../domain/conversations/conversation.ts'
import { personaNotFound } from '../../domain/personas/ports.ts'
import type { Ports } from '../../domain/ports.ts'
import { startConversation } from './start-conversation.ts'

const requestId = '0f8fad5b-d9cb-469f-a165-70867728950e'
const earlier = partial<Conversation>({ id: 'c-1', person: 'member:ada', personaId: 'plato' })

/** Starts a conversation of a member who has as many as allowed, with a persona that is gone. */
function start(personaId: string, of: string) {
  const ports = partial<Pick<Ports, 'personas' | 'conversations'>>({
    personas: { speakingProfile: () => Promise.reject(personaNotFound()) },
    conversations: {
      byRequest: async (person: string, id: string) => (person === earlier.person && id === requestId ? earlier : null),
      refuseTooMany: () => Promise.reject(tooManyConversations()),
    },
  })
  const { signal } = new AbortController()
  return startConversation(ports, { person: 'member:ada', token: '', personaId, endUserId: '', requestId: of, signal })
}

describe('a repeated start', () => {
  it('returns its conversation at the limit of conversations, and when the persona is gone', async () => {
    expect(await start('plato', requestId.toUpperCase())).toBe(earlier)
  })

  it('is refused for another persona', async () => {
    await expect(start('kant', requestId)).rejects.toMatchObject({ reason: 'REQUEST_ID_REUSED' })
  })

  it('without a request id is another start', async () => {
    await expect(start('plato', '')).rejects.toMatchObject({ reason: 'BOT_NOT_FOUND' })
  })
})
