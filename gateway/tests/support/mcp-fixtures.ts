import { PersonaMessage } from '@rostra/proto/persona'
import type { TestGateway } from './gateway-harness.ts'

export const persona = {
  id: '65f000000000000000000001',
  slug: 'max',
  name: 'Max',
  description: 'Knows owls',
  category: 'Education',
  voice: 'male1',
  avatarUrl: '',
  avatarEmoji: '🦉',
  avatarBgColor: '#4F46E5',
  isPrivate: false,
  ownerId: '',
  createdAt: '2026-01-01T00:00:00.000Z',
  voteCount: 3,
  conversationCount: 7,
  openingLines: ['What do owls eat?'],
  messageCredits: 2,
}

export const listed = (personas: object[], total = personas.length) => ({
  personas: personas.map((each) => PersonaMessage.serialize({ ...persona, ...each })),
  total,
})

export const conversation = {
  id: 'c-1',
  personaId: persona.id,
  personaName: 'Max',
  personaSlug: 'max',
  startedAt: '2026-01-01T00:00:00.000Z',
}

export const started = { started: { generationId: 'gen-1' } }
export const chunk = (seq: number, content: string) => ({ chunk: { seq, content } })
export const done = (seq: number, fullResponse: string, more: object = {}) => ({
  done: {
    seq,
    fullResponse,
    userMessageId: 'm-1',
    botMessageId: 'm-2',
    status: 'MESSAGE_STATUS_COMPLETE',
    end: 'ANSWER_END_FINISHED',
    model: 'claude-sonnet-5-5',
    ...more,
  },
})

/** Lets a persona answer in two pieces. */
export function scriptAnswer(gateway: TestGateway, more: object = {}): void {
  gateway.persona.on('GetPersona', () => persona)
  gateway.chat.on('StartConversation', () => ({ conversation, initialMessage: { id: 'm-0', conversationId: 'c-1' } }))
  gateway.chat.on('GetConversation', () => conversation)
  gateway.chat.on('Send', async (_received, emit) => {
    for (const event of [started, chunk(1, 'Mice'), chunk(2, ' and frogs [2]'), done(3, 'Mice and frogs [2]', more)]) await emit(event)
  })
}
