import { randomBytes } from 'node:crypto'
import { readModelTitle } from '../../domain/conversations/title.ts'
import { type FirstExchange, titleRequest } from '../../domain/conversations/title-request.ts'
import type { Ports } from '../../domain/ports.ts'

/**
 * Asks the model once for the title of a conversation and stores it, unless its person has renamed or deleted it. Returns whether it was
 * stored. Throws what the model throws, and RATE_LIMITED once the free work of the day is used up.
 */
type Needed = Pick<Ports, 'answeringModel' | 'conversations' | 'titleChanged' | 'freeWork'>

export async function makeTitle(
  { answeringModel: { model, modelId }, conversations, titleChanged, freeWork }: Needed,
  first: FirstExchange,
  signal: AbortSignal,
): Promise<boolean> {
  await freeWork.use('FREE_WORK_TITLE', first.worker)
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
