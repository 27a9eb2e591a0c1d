import anyAscii from 'any-ascii'

const words = /[\p{L}\p{M}\p{N}]+/gu
/** Ideographs are syllables of their own: 王明 is wang-ming. */
const betweenIdeographs = /(?<=\p{sc=Han})(?=[\p{L}\p{N}])|(?<=[\p{L}\p{N}])(?=\p{sc=Han})/gu
const latin = /\p{sc=Latin}/gu
/** A name with so many Latin letters is read by its Latin words: `李白 Li Bai`. */
const leastLatin = 3
/** They shape letters within a word and have no Latin letter. */
const joiners = /[\u200c\u200d]/g
/** Signs that stand for letters and marks without a Latin one. */
const signs = /['`"^~]/g

/**
 * Returns a name in small letters a to z and digits, with one hyphen between its words: Straße is strasse, Łódź is lodz, Мария is
 * mariya. A name in two scripts is read by its Latin words alone. Empty for a name without letters and digits.
 */
export function transliterate(name: string): string {
  const all = name.toWellFormed().normalize('NFKC').replace(joiners, '').match(words) ?? []
  const inLatin = all.filter((word) => /^[\p{sc=Latin}\p{M}\p{N}]+$/u.test(word))
  const read = (inLatin.join('').match(latin)?.length ?? 0) >= leastLatin ? inLatin : all
  return read
    .flatMap((word) => word.split(betweenIdeographs))
    .map((word) => anyAscii(word).replace(signs, '').toLowerCase())
    .join('-')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
