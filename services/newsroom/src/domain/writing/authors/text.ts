/** Joins sentences to a paragraph. A sentence that does not apply is empty. */
export const text = (...sentences: readonly string[]): string => sentences.filter((sentence) => sentence !== '').join(' ')
