import { eld } from 'eld/extrasmall'

/** The names of languages in the package `eld` that differ from ours. It does not tell Indonesian from Malay. */
const names: Readonly<Record<string, string>> = { nb: 'no', id: 'ms' }

/** Returns how likely a language, by its code, is for a text, from 0 to 1, by the groups of four letters in its words. */
export function likelihoods(text: string): (language: string) => number {
  const scores = eld.detect(text).getScores()
  return (language) => scores[names[language] ?? language] ?? 0
}
