/*
 * Stems of languages in which words are folded before they are stemmed, so that Snowball's endings would not be found.
 */

const arabicPrefixes = ['وال', 'بال', 'كال', 'فال', 'لل', 'ال']
const oneLetterPrefix = /^[بلف]/u
const oneLetterSuffix = /[ات]$/u
const longWord = 4
const arabicSuffixes = ['ها', 'ان', 'ات', 'ون', 'ين', 'يه', 'ه', 'ي']

/**
 * Returns the stem of a folded Arabic word without article, conjunction and endings: light10 of Larkey, Ballesteros
 * and Connell, Light Stemming for Arabic Information Retrieval, 2007. Folding has made one letter of teh marbuta
 * and heh, and of alef maksura and yeh. Beyond light10 it takes a preposition or conjunction of one letter from a
 * long word, and the alef of an accusative and the teh of a verb from its end.
 */
export function arabicStem(word: string): string {
  let stem = word
  if (stem.startsWith('و') && stem.length > 3 && !stem.startsWith('وال')) stem = stem.slice(1)
  const prefix = arabicPrefixes.find((each) => stem.startsWith(each) && stem.length - each.length >= 2)
  if (prefix) stem = stem.slice(prefix.length)
  else if (stem.length > longWord) stem = stem.replace(oneLetterPrefix, '')
  for (const suffix of arabicSuffixes) if (stem.endsWith(suffix) && stem.length - suffix.length >= 2) stem = stem.slice(0, -suffix.length)
  return stem.length > 3 ? stem.replace(oneLetterSuffix, '') : stem
}

/** Five letters: F. Can and others, Information retrieval on Turkish texts, JASIST 59(3), 2008, where they do as well as a lemmatizer. */
const turkishLength = 5

/** A consonant that is soft before an ending: kitap, kitabı; ışık, ışığı. */
const softened = /([bdg])[aeiou]?$/u
const hard: Readonly<Record<string, string>> = { b: 'p', d: 't', g: 'k' }

/** Returns the first letters of a folded Turkish word, with a hard consonant at their end. */
export const turkishStem = (word: string): string =>
  [...word]
    .slice(0, turkishLength)
    .join('')
    .replace(softened, (_ending, consonant: string) => hard[consonant] ?? consonant)

/**
 * The conjunction, article and prepositions that Hebrew writes before a word, with the letters that each leaves at least. The ending is not
 * counted, but after the article. Many nouns begin with a mem of their own (מורה, מספר).
 */
const hebrewPrefixes: Readonly<Record<string, number>> = { ו: 3, ה: 3, ב: 3, כ: 3, ל: 3, מ: 4, ש: 4 }
const hebrewArticle = 'ה'
const hebrewEnding = /(?:ים|ות|ה)$/u
const endingOfLongWord = /(?<=.{3})(?:ים|ות|ה)$/u
/** Letters that are written in another way at the end of a word. */
const hebrewFinals: Readonly<Record<string, string>> = { כ: 'ך', מ: 'ם', נ: 'ן', פ: 'ף', צ: 'ץ' }

/**
 * Returns a Hebrew word without its prefixes and its ending. Removes one prefix after the other, so that a word
 * which itself begins like one (מתמטיקה) has the stem of its longer forms.
 */
export function hebrewStem(word: string): string {
  const [first = ''] = word
  const rest = word.slice(1)
  const counted = first === hebrewArticle ? rest : rest.replace(hebrewEnding, '')
  if (counted.length >= (hebrewPrefixes[first] ?? word.length)) return hebrewStem(rest)
  return word.replace(endingOfLongWord, '').replace(/[כמנפצ]$/u, (letter) => hebrewFinals[letter] ?? letter)
}

const ukrainianEndings = /(?:ами|ями|ого|ому|ові|еві|ою|ею|ах|ях|ів|ов|ам|ям|ий|ій|их|им|ої|ом|ем|а|я|у|ю|и|і|е|о|ї|ь)$/u
/** Returns a Ukrainian word without its ending. */
export const ukrainianStem = (word: string): string => (word.length > 3 ? word.replace(ukrainianEndings, '') : word)

/** The article after a Bulgarian word, by the letters that it follows: книгата, but работа; детето, but място. */
const bulgarianArticle = /(?<=.{2}[аятщ])та$|(?<=.{2}[ое])то$|(?<=.{2}[ие])те$|(?<=.{3})[ъя]т$/u
const bulgarianEndings = /(?<=.{3})(?:ове|еве|[аяиеой])$/u
/** Returns a Bulgarian word without its article and ending. The stemmer of `@orama/stemmers` throws for plurals. */
export const bulgarianStem = (word: string): string => word.replace(bulgarianArticle, '').replace(bulgarianEndings, '')

const westSlavicEndings = /(?:ami|ach|ech|ego|emu|ymi|imi|ovi|owi|ove|owie|och|ow|om|em|ych|ich|ym|im|ej|ou|ie|a|e|i|o|u|y)$/u
/** Returns a folded Polish, Czech, Slovak or Croatian word without its ending. */
export const westSlavicStem = (word: string): string => (word.length > 3 ? word.replace(westSlavicEndings, '') : word)
