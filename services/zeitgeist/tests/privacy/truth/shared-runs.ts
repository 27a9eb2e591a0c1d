import type { WorldMessage } from '../world/world.ts'
import { runsOf } from './words.ts'

/** Returns those of the texts' runs of 8 words that a message has too, each with such a message. */
export function findSharedRuns(texts: readonly string[], messages: Iterable<WorldMessage>): Map<string, string> {
  const wanted = new Set(texts.flatMap(runsOf))
  const shared = new Map<string, string>()
  for (const { text } of messages) for (const run of runsOf(text)) if (wanted.has(run)) shared.set(run, text)
  return shared
}
