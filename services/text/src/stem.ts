import { stemmer } from 'stemmer'

const english = /^[a-z]+$/
const mostStems = 20_000
const stems = new Map<string, string>()

/**
 * Returns the stem of an English word by Porter's algorithm. A word in another script is its own stem. Caches the stems of recent words,
 * because stemming takes as long as all other work on a word.
 */
export function stemOf(word: string): string {
  const known = stems.get(word)
  if (known !== undefined) return known
  const stem = newStemOf(word)
  if (stems.size >= mostStems) stems.clear()
  stems.set(word, stem)
  return stem
}

/** American spellings as British ones, or the other way where that is shorter: organize, colour, centre, travelling. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/(?<=[a-z]{3})iz(?=(?:e[drs]?|ers|ing|ations?)$)/, 'is'],
  [/(?<=[a-z]{3})our(?=(?:s|e[dr]s?|ing|ful|ites?|hoods?|al|ly|able|less)?$)/, 'or'],
  [/(?<=cent|theat|lit|met|fib)re(?=s?$)/, 'er'],
  [/(?<=[a-z]{3}e)ll(?=(?:ed|ing|ers?)$)/, 'l'],
]
const mayDiffer = /iz|our|res?$|ell/

/** Returns the same without the cache, for words that are hardly looked for again. */
export function newStemOf(word: string): string {
  if (!english.test(word)) return word
  return stemmer(mayDiffer.test(word) ? spellings.reduce((spelled, [one, other]) => spelled.replace(one, other), word) : word)
}

/**
 * Returns a word without its English ending: -s, -ed, -ing, -ly and a final e. Unlike with Porter's stems, different words rarely share a
 * result.
 */
export function lightStemOf(word: string): string {
  if (word.length <= 3) return word
  const base = word
    .replace(/ies$/, 'y')
    .replace(/(ss|sh|ch|x|z)es$/, '$1')
    .replace(/([^su])s$/, '$1')
    .replace(/(.{3})ly$/, '$1')
    .replace(/(.*[aeiouy].*[^e])(?:ing|ed)$/, (_all, rest: string) => (rest.length >= 3 ? rest : _all))
  return base.replace(/([bdgklmnprt])\1$/, '$1').replace(/(.{3})e$/, '$1')
}

/** Reduces each word to its singular by the English endings. A word of another language is changed at most at its end. */
export function singularOf(words: string): string {
  return words.split(' ').map(singularWord).join(' ')
}

function singularWord(word: string): string {
  if (word.length <= 3 || /(?:ss|us|is)$/.test(word)) return word
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (/(?:sses|shes|ches|xes|zes)$/.test(word)) return word.slice(0, -2)
  return word.endsWith('s') ? word.slice(0, -1) : word
}
