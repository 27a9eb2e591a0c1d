import type { Log } from '@rostra/kit/log'
import { plainQuestions } from '../domain/plain-questions.ts'
import type { TakenLines, WritingPorts } from '../domain/writing-ports.ts'

interface Needed extends Pick<WritingPorts, 'openingLines' | 'questioner'> {
  log: Log
  /** Before a try after the first that failed; after the second it is twice as long. */
  waitMs: number
}

/** A model that fails as often leaves the questions to us. */
const mostTries = 3

/** Makes the opening lines of one persona that are due: false when none are. */
export async function makeOpeningLines(needed: Needed, signal: AbortSignal): Promise<boolean> {
  const { openingLines, waitMs } = needed
  const taken = await openingLines.takeDue()
  if (!taken) return false
  const lines = await questionsFor(taken, needed, signal)
  if (lines) await openingLines.put(taken, lines)
  else await openingLines.giveBack(taken, waitMs * taken.tries)
  return true
}

/** Null to try again later. */
async function questionsFor(taken: TakenLines, { questioner, log }: Needed, signal: AbortSignal): Promise<string[] | null> {
  const { personaId, tries } = taken
  if (!questioner || tries > mostTries) return plainQuestions(taken)
  try {
    return await questioner.ask(taken, signal)
  } catch (err) {
    log.warn({ err, personaId, tries }, 'a model made no opening lines')
    return tries < mostTries || signal.aborted ? null : plainQuestions(taken)
  }
}
