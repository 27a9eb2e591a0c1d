/**
 * Finds word boundaries by Unicode's rules, with dictionaries for scripts without spaces. The rules are the same for all languages, hence
 * `und`.
 */
const segmenter = new Intl.Segmenter('und', { granularity: 'word' })

/** Returns the words of a text and the text between them, by Unicode's rules. Splits scripts without spaces by a dictionary. */
export const segmentsOf = (text: string): Intl.Segments => segmenter.segment(text)
