import { isMedical, tellsCondition } from '@rostra/llm/offline/health/health'
import type { FoundPassage, PassageQuery } from '../passage.ts'
import { type Candidate, mostPassages } from './choose-passages.ts'

const question = 'Can I do this with a medical condition, an injury, or pregnant? Should I ask a doctor first?'

/** Returns the query for what the material says to a person who told an injury, an illness or a pregnancy; undefined for another person. */
export function medicalQuery({ text, earlier }: PassageQuery): PassageQuery | undefined {
  const condition = [...earlier, text].findLast(tellsCondition)
  return condition === undefined ? undefined : { text: `${condition} ${question}`, earlier: [] }
}

/** Puts the best passage for such a person behind those that were found. Unless it answers the message too, its fit is 0. */
export function addMedical(found: readonly FoundPassage[], candidates: readonly Candidate[]): FoundPassage[] {
  const medical = candidates.map(({ passage }) => passage).find(isMedical)
  if (!medical) return [...found]
  const fit = found.find(({ text }) => text === medical.text)?.fit ?? 0
  const others = found.filter(({ text }) => text !== medical.text)
  return [...others.slice(0, mostPassages - 1), { ...medical, fit }]
}
