import { randomBytes } from 'node:crypto'
import { readModelTitle } from '../../domain/conversations/title.ts'
import { type FirstExchange, titleRequest } from '../../domain/conversations/title-request.ts'
import type { Ports } from '../../domain/ports.ts'

/**
 * Asks the model once for the title of a conversation and stores it, unless its person has renamed or deleted it. Returns whether it was
 * stored. Throws what the model throws.
 */
export async function makeTitle(
  { answeringModel: { model, modelId }, conversations, titleChanged }: Pick<Ports, 'answeringModel' | 'conversations' | 'titleChanged'>,
  first: FirstExchange,
  signal: AbortSignal,
): Promise<boolean> {
  let text = ''
  const request = titleRequest(first, randomBytes(16).toString('hex'))
  await model.stream({ ...request, model: modelId, signal }, (piece) => {
    text += piece
  })
  const title = readModelTitle(text)
  if (title === null || !(await conversations.setMadeTitle(first.conversationId, title))) return false
  await titleChanged(first.conversationId)
  return true
}
