/*
 * Folded words as Snowball's stemmers need them: with the accents of their endings, and without what the stemmers do not know.
 */

/** An umlaut that is written with an e: Schuerze. Not after another vowel or a q: neue, Feuer, Quelle. */
const writtenUmlaut = /ae|oe|(?<![aeoq])ue/gu
/** The women of a profession: Lehrerin, Psychologinnen. */
const women = /(?<=\w{2}(?:er|log|graf|graph|ist))in(?:nen)?$/u

/** The plural of Insel and Regel. */
const pluralOfEl = /(?<=\w{2}el)n$/u

const german = (word: string): string =>
  word
    .replace(writtenUmlaut, (letters) => letters.charAt(0))
    .replace(women, '')
    .replace(pluralOfEl, '')

/** Plurals that end like a verb: opinions, emplois, menus. */
const french = (word: string): string => word.replace(/(?<=\w{2}(?:[uo]|[oa]i|ion))s$/u, '')

/** Without it a short word, or one that ends like a verb, has another stem: isla, islas; onda, ondas. */
const plural = /(?<=\w{3}[aio])s$/u

/** Also the plurals of nouns that end like a verb: jóvenes, mujeres, lugares, ideas. */
const spanish = (word: string): string =>
  word
    .replace(/([cs])ion$/, '$1ión')
    .replace(/(?<=\w{2})(dad|en|[aei]r)es$/, '$1')
    .replace(plural, '')

/** The plurals of nouns in -ão, -l and -m: lições, pães, animais, papéis, lençóis, homens. */
const portuguese = (word: string): string =>
  word
    .replace(/(?<=\w)[ao]es$/, 'ao')
    .replace(/(?<=\w{2})([aeo])is$/, '$1l')
    .replace(/(?<=\w{2})ns$/, 'm')
    .replace(plural, '')
    .replace(/cao$/, 'ção')

/** Plurals in -s after an e (studies, scores), and small things: hondje, bloemetjes, stoeltje, boompje. */
const dutch = (word: string): string =>
  word.replace(/(?<=\w{3}e)s$/u, '').replace(/(?<=\w{3})(?:etje|(?<=[aeiou]{2}n|[lr])tje|(?<=m)pje|(?<=[^aeiou])je)s?$/, '')

/** Letters of the north that are written with two others: smoerrebroed, Aarhus. */
const nordic = (word: string): string => word.replaceAll('oe', 'o').replaceAll('aa', 'a')

/** Snowball leaves the article of neuters: huset, brödet. */
const swedish = (word: string): string => nordic(word).replace(/(?<=\w{3})ets?$/, '')

/** About, from, at: könyvekről, könyvtárból, tanárnál. */
const hungarian = (word: string): string =>
  word
    .replace(/(?<=\w{3})([rbt])ol$/, '$1ól')
    .replace(/(?<=\w{3})nal$/, 'nál')
    .replace(/(?<=\w{3})nel$/, 'nél')

export const forSnowball = { german, french, spanish, portuguese, dutch, nordic, swedish, hungarian }
