import { randomUUID } from 'node:crypto'
import { type Clock, processClock } from '@rostra/kit/async/clock'
import { askJson } from '@rostra/llm/ask-json'
import { withTimeLimit } from '@rostra/llm/limits/time-limit'
import { changeNotes, noteChangesSchema } from '../domain/note-changes.ts'
import { noteRequest } from '../domain/note-request.ts'
import type { ExchangeToRead, MakingOutcome, Ports } from '../domain/ports.ts'

/** The time limit of the model in milliseconds, a corrected answer included. */
const timeLimitMs = 30_000

/**
 * Asks the model how an exchange changes a persona's notes about the member, and stores them. Each exchange is read once; a failure is not
 * retried. Notes are free work of the member and of the network, beyond which none are made. Exchanges from before the member turned
 * memories on are not read. Nothing is stored once the member has turned memories off or deleted notes, or the account is deleted.
 */
type Needed = Pick<Ports, 'memories' | 'exchanges' | 'conversations' | 'answeringModel' | 'freeWork'>

export async function makeNotes(
  { memories, exchanges, conversations, answeringModel, freeWork }: Needed,
  { exchangeId, worker }: ExchangeToRead,
  stopping: AbortSignal,
  clock: Clock = processClock,
): Promise<MakingOutcome> {
  const { person } = worker
  const setting = await memories.enabledSetting(person)
  if (!setting) return 'skipped'
  const exchange = await exchanges.takeForNotes(exchangeId, person)
  if (!exchange || exchange.startedAt < setting.since) return 'skipped'
  const conversation = await conversations.byId(exchange.conversationId)
  if (conversation?.person !== person) return 'skipped'
  const { personaId } = conversation
  const before = await memories.notesBefore(person, personaId)
  if (before.version === null && !(await memories.hasRoomFor(person, personaId))) return 'skipped'
  await freeWork.use('FREE_WORK_NOTES', worker)
  const { model, modelId } = answeringModel
  const changes = await withTimeLimit(timeLimitMs, clock, stopping, (signal) =>
    askJson(model, { ...noteRequest(exchange, before.notes), model: modelId, signal }, noteChangesSchema),
  )
  const createdAt = new Date()
  const notes = changeNotes(before.notes, changes, (text) => ({ id: randomUUID(), text, createdAt, byMember: false }))
  if (!notes) return 'nothing'
  const persona = { id: personaId, name: conversation.personaName, slug: conversation.personaSlug }
  return (await memories.storeMade({ person, persona, revision: setting.revision, version: before.version, notes }))
    ? 'stored'
    : 'discarded'
}
