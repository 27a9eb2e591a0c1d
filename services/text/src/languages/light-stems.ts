/*
 * Stems of languages in which words are folded before they are stemmed, so that Snowball's endings would not be found.
 */

const arabicPrefixes = ['وال', 'بال', 'كال', 'فال', 'لل', 'ال']
const oneLetterPrefix = /^[بلف]/u
const oneLetterSuffix = /[ات]$/u
const longWord = 4
const arabicSuffixes = ['ها', 'ان', 'ات', 'ون', 'ين', 'يه', 'ه', 'ي']

/**
 * Returns the stem of a folded Arabic word without article, conjunction and endings: light10 of Larkey, Ballesteros and Connell, Light Stemming for Arabic
 * Information Retrieval, 2007. Folding has made one letter of teh marbuta and heh, and of alef maksura and yeh. Beyond light10 it takes a preposition or conjunction
 * of one letter from a long word, and the alef of an accusative and the teh of a verb from its end.
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

/** Particles of Korean after a noun, the long ones first. */
const koreanParticles =
  '으로부터 에서부터 이라는 이라고 에서는 에게서 으로는 에서 에게 한테 까지 부터 으로 처럼 보다 마다 이나 라고 이란 에는 에도 과는 와는 만은 들이 들은 들을'.split(
    ' ',
  )
const koreanParticle = /[은는이가을를에의로와과도만란]$/u

/** Returns a Korean word without the particle after it. */
export function koreanStem(word: string): string {
  const particle = koreanParticles.find((each) => word.endsWith(each) && word.length > each.length)
  if (particle) return word.slice(0, -particle.length)
  return word.length > 2 || (word.length === 2 && /[을를은는]$/u.test(word)) ? word.replace(koreanParticle, '') : word
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

/** The Hebrew word for "and" before a word of four letters or more, with the article or preposition after it. Few words begin with its letter. */
const hebrewAnd = /^ו[הבלכמש]?(?=.{4})/u

/** Returns a Hebrew word without "and" before it and without the ending of a plural. */
export const hebrewStem = (word: string): string =>
  word.length > 4 ? word.replace(hebrewAnd, '').replace(/(?<=.{3})(?:ים|ות)$/u, '') : word

const cyrillicEndings = /(?:ами|ями|ого|ому|ові|еві|ою|ею|ах|ях|ів|ов|ам|ям|ий|ій|их|им|ої|ом|ем|а|я|у|ю|и|і|е|о|ї|ь|та|то|те)$/u
/** Returns a Ukrainian or Bulgarian word without its ending. */
export const slavicCyrillicStem = (word: string): string => (word.length > 3 ? word.replace(cyrillicEndings, '') : word)

const westSlavicEndings = /(?:ami|ach|ech|ego|emu|ymi|imi|ovi|owi|ove|owie|och|ow|om|em|ych|ich|ym|im|ej|ou|ie|a|e|i|o|u|y)$/u
/** Returns a folded Polish, Czech, Slovak or Croatian word without its ending. */
export const westSlavicStem = (word: string): string => (word.length > 3 ? word.replace(westSlavicEndings, '') : word)
