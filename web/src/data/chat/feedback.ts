import { api } from '../../api/client.ts'
import type { Feedback } from '../../api/schemas.ts'

/** Stores the person's feedback on an answer, or removes it (null). Returns the stored feedback. */
export async function saveFeedback(messageId: string, feedback: Feedback | null): Promise<Feedback | null> {
  const body = feedback ?? { rating: null }
  const { data } = await api.PUT('/api/messages/{id}/feedback', { params: { path: { id: messageId } }, body })
  return data?.rating ? { ...data, rating: data.rating } : null
}
