/** The boundaries are those of Unicode, with dictionaries for scripts without blanks. They are the same in all languages, so that no language is named. */
const segmenter = new Intl.Segmenter('und', { granularity: 'word' })

/** Returns the words of a text and what is between them, by the rules of Unicode. Words of scripts without blanks are those of a dictionary. */
export const segmentsOf = (text: string): Intl.Segments => segmenter.segment(text)
