import { stemmer } from 'stemmer'

/** Returns the stem that the forms of an English word share (Porter's algorithm). A word in another script is its own stem. */
export const stemOf = (word: string): string => (/^[a-z]+$/.test(word) ? stemmer(word) : word)
