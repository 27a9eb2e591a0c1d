import { eld } from 'eld/extrasmall'
import type { Language } from './languages.ts'

/** The names of languages in the package `eld` that differ from ours. It does not tell Indonesian from Malay. */
const names: Readonly<Partial<Record<Language, string>>> = { nb: 'no', id: 'ms' }

/** Returns how likely each language is for a text, from 0 to 1, by the groups of four letters in its words. */
export function likelihoods(text: string): (language: Language) => number {
  const scores = eld.detect(text).getScores()
  return (language) => scores[names[language] ?? language] ?? 0
}
