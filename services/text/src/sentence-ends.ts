/**
 * What ends a sentence in any script, for a character class with the flag `u`: `.`, `。`, `।`, `۔`, `።` and others of Unicode's
 * Sentence_Terminal, and the shad of Tibetan.
 */
export const sentenceEnds = '\\p{STerm}།'
