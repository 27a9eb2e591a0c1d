import type { Bound } from '@rostra/kit/bind-ports'
import { retrievalOf } from '../../domain/citations/retrieval.ts'
import type { Conversation } from '../../domain/conversations/conversation.ts'
import type { Exchange } from '../../domain/exchanges/exchange.ts'
import type { BranchExchange } from '../../domain/exchanges/ports.ts'
import { textOf } from '../../domain/generations/frame.ts'
import { turnsWithHistory } from '../../domain/generations/history.ts'
import type { LostGeneration } from '../../domain/generations/ports.ts'
import { promptFor } from '../../domain/generations/prompt.ts'
import { type Answerer, answererId, isAnsweredByOwn } from '../../domain/personas/answerer.ts'
import type { AnsweringModel, Ports } from '../../domain/ports.ts'
import { readBranch, readRecent } from '../exchanges/read-branch.ts'
import { callModel } from './call-model.ts'
import type { generate } from './generate.ts'

interface Needed extends Pick<Ports, 'exchanges' | 'conversations' | 'personas' | 'promptMaterial' | 'running' | 'log'> {
  modelToResume: Bound<typeof modelToResume>
  generate: Bound<typeof generate>
}

/**
 * Resumes the generation of a lost replica in the background: asks the model for the rest of the shown text. Returns false when the
 * conversation is gone, and for an answer of a creator's model that was changed meanwhile. Throws BOT_NOT_FOUND when its persona is gone or
 * hidden, and what else reading it throws.
 */
export async function resumeGeneration(ports: Needed, exchange: Exchange, lost: LostGeneration): Promise<boolean> {
  const { conversations, personas, running, log } = ports
  const conversation = await conversations.byId(exchange.conversationId)
  if (!conversation) return false
  const [profile, earlier, promptMaterial] = await Promise.all([
    personas.profileToResume(exchange.personaId, conversation.person),
    earlierOf(ports, conversation, exchange),
    ports.promptMaterial(exchange),
  ])
  const model = ports.modelToResume(exchange, profile)
  if (!model) return false
  const isOwn = isAnsweredByOwn(exchange)
  const sent = earlier.filter((past) => !isOwn || isAnsweredByOwn(past))
  const prompt = promptFor(profile, conversation.greeting, turnsWithHistory(exchange.content, sent), {
    promptMaterial: isOwn ? null : promptMaterial,
    retrieval: retrievalOf(exchange, profile.hasMaterial),
  })
  const shown = lost.shown.filter((frame) => frame.kind === 'chunk')
  const parts = { before: exchange.written, shown: textOf(shown).answer }
  running.resume(exchange, lost, (frames, signal) =>
    ports.generate({ exchange, asked: callModel(model, prompt, parts), shown }, frames, signal),
  )
  log.warn({ generationId: exchange.id, frames: shown.length, takeovers: exchange.takeovers }, 'a generation of a lost replica goes on')
  return true
}

/** Returns the model that resumes an answer. Null when its creator has changed or removed it meanwhile: another one does not resume it. */
export function modelToResume(
  { modelFor, modelOf }: Pick<Ports, 'modelFor' | 'modelOf'>,
  exchange: Exchange,
  profile: Answerer,
): AnsweringModel | null {
  if (!isAnsweredByOwn(exchange)) return modelFor(exchange.chatModel)
  return answererId(profile) === exchange.chatModel ? modelOf(profile) : null
}

/** Returns the exchanges before this one in its branch, oldest first. */
async function earlierOf(ports: Needed, conversation: Conversation, { parentId }: Exchange): Promise<BranchExchange[]> {
  const recent = await readRecent(ports, conversation.id)
  return (await readBranch(ports, conversation, recent, parentId)).exchanges
}
