/*
 * Stems of languages in which words are folded before they are stemmed, so that Snowball's endings would not be found.
 */

const arabicPrefixes = ['وال', 'بال', 'كال', 'فال', 'لل', 'ال']
const leastAfterPrefix = 2
/** A preposition or conjunction of one letter, with the letters of the longest word that keeps it. */
const oneLetterPrefixes: Readonly<Record<string, number>> = { و: 3, ب: 4, ل: 4, ف: 4 }
const oneLetterSuffix = /[ات]$/u
const arabicSuffixes = ['ها', 'ان', 'ات', 'ون', 'ين', 'يه', 'ه', 'ي']

/** Removes one prefix after the other, so that a word which itself begins like one (فاكهة, برنامج) has the stem of its longer forms. */
function withoutArabicPrefixes(word: string): string {
  const prefix = arabicPrefixes.find((each) => word.startsWith(each) && word.length - each.length >= leastAfterPrefix)
  if (prefix !== undefined) return withoutArabicPrefixes(word.slice(prefix.length))
  const longest = oneLetterPrefixes[word[0] ?? '']
  return longest !== undefined && word.length > longest ? withoutArabicPrefixes(word.slice(1)) : word
}

/**
 * Returns the stem of a folded Arabic word without article, conjunction and endings: light10 of Larkey, Ballesteros
 * and Connell, Light Stemming for Arabic Information Retrieval, 2007. Folding has made one letter of teh marbuta
 * and heh, and of alef maksura and yeh. Beyond light10 it takes a preposition or conjunction of one letter from a
 * long word, and the alef of an accusative and the teh of a verb from its end.
 */
export function arabicStem(word: string): string {
  let stem = withoutArabicPrefixes(word)
  for (const suffix of arabicSuffixes) if (stem.endsWith(suffix) && stem.length - suffix.length >= 2) stem = stem.slice(0, -suffix.length)
  return stem.length > 3 ? stem.replace(oneLetterSuffix, '') : stem
}

/** Five letters: F. Can and others, Information retrieval on Turkish texts, JASIST 59(3), 2008, where they do as well as a lemmatizer. */
const turkishLength = 5
/** The plural of a shorter word, and what follows it. */
const turkishPlural = /(?<=^.{2,4})l[ae]r.*$/u

/** A consonant that is soft before an ending: kitap, kitabı; ışık, ışığı. */
const softened = /([bdg])[aeiou]?$/u
const hard: Readonly<Record<string, string>> = { b: 'p', d: 't', g: 'k' }

/** Returns the first letters of a folded Turkish word without its plural, with a hard consonant at their end. */
export const turkishStem = (word: string): string =>
  [...word.replace(turkishPlural, '')]
    .slice(0, turkishLength)
    .join('')
    .replace(softened, (_ending, consonant: string) => hard[consonant] ?? consonant)

/**
 * The conjunction, article and prepositions that Hebrew writes before a word, with the letters that each leaves at least. The ending is not
 * counted, but after the article. Many nouns begin with a mem of their own (מורה, מספר).
 */
const hebrewPrefixes: Readonly<Record<string, number>> = { ו: 3, ה: 3, ב: 3, כ: 3, ל: 3, מ: 4, ש: 4 }
const hebrewArticle = 'ה'
/** Plurals, and the feminine also before another noun: ארוחת of ארוחה. */
const hebrewEnding = /(?:ים|ות|ה|(?<=.{3})ת)$/u
const endingOfLongWord = /(?<=.{3})(?:ים|ות|[הת])$/u
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

/** Folded: ї is і. */
const ukrainianEndings =
  /(?:ува(?:ти|в|ла|ло|ли)|уйте|у(?:ю|є|єш|ємо|єте|ють)|(?<=.{2}[аеиіоуюя])т[иь]?|йте|ють|єте|ємо|ться|тися|ами|ями|ого|ому|ові|еві|ою|ею|єю|ах|ях|ів|ов|ам|ям|ий|ій|ей|их|им|ом|ем|а|я|у|ю|и|і|е|о|ь)$/u
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

const polishVerbs = /(?<=.{3})(?:owa(?:c|ni[aeu])|uj(?:e|a|emy|esz|cie)?|[ae]ni(?:[aeu]|em|om|ach|ami)|[aei]c|aj(?:cie)?|a(?:m|sz|my|ja))$/u
/** Returns a folded Polish word without its ending, also that of a verb: podlewać, podlewaj. */
export function polishStem(word: string): string {
  const stem = word.replace(polishVerbs, '')
  return stem === word ? westSlavicStem(word) : stem
}

/** The plural, a pronoun of one letter and the linking yeh of Persian, which folding has made Arabic letters. */
const persianEndings = /(?<=.{2})(?:هايي?|ها)(?:[مت]ان|شان|[متش])?$|(?<=.{3})(?:ان|ات|ي)$|(?<=.{4})[مش]$/u
/** Returns a folded Persian word without its endings. */
export const persianStem = (word: string): string => word.replace(persianEndings, '')
