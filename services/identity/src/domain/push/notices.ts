import type { PushNotice } from './delivery.ts'

interface EndedAnswer {
  generationId: string
  accountId: string
  personaId: string
  conversationId: string
  at: Date
}

/** Returns the notice of an answer, which opens its conversation: the page of a persona's id leads to that of its slug. */
export const answerNotice = ({ generationId, accountId, personaId, conversationId, at }: EndedAnswer): PushNotice => ({
  id: `answer:${generationId}`,
  accountId,
  kind: 'answer',
  path: `/persona/${personaId}?conversation=${conversationId}`,
  at,
})

interface EndedDiscussion {
  discussionId: string
  accountId: string
  at: Date
}

/** Returns the notice of a discussion, which opens it. */
export const discussionNotice = ({ discussionId, accountId, at }: EndedDiscussion): PushNotice => ({
  id: `discussion:${discussionId}`,
  accountId,
  kind: 'discussion',
  path: `/expert-discussion?id=${discussionId}`,
  at,
})
