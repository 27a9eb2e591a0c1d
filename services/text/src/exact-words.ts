import { unspacedScripts } from './scripts.ts'

/*
 * Words with their marks, for checks and comparisons in which a mark may change the meaning of a word.
 */

const ofLetters = /[\p{L}\p{M}]+/gu

/** Returns the words of a text as they are written. Splits words at apostrophes, hyphens and digits. */
export const writtenWords = (text: string): string[] => text.match(ofLetters) ?? []

/** Returns the words of a text in lower case. Splits words at apostrophes, hyphens and digits. */
export const letterWords = (text: string): string[] => writtenWords(text.toLowerCase())

const signsAndWords = new RegExp(`[[\\p{L}\\p{M}]&&${unspacedScripts}]|[[\\p{L}\\p{M}\\p{N}]--[[\\p{L}\\p{M}]&&${unspacedScripts}]]+`, 'gv')

/** Returns the words and numbers of a text in lower case and NFKC. Each character of a script without spaces is a word of its own. */
export const exactWords = (text: string): string[] => text.normalize('NFKC').toLowerCase().match(signsAndWords) ?? []
