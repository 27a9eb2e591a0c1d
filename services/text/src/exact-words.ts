import { unspacedScripts } from './scripts.ts'

/*
 * Words with their marks. Texts that a model wrote are checked by them, and texts are compared by them: a mark may make another word of it there.
 */

/** Returns the words of a text in lower case. What apostrophes, hyphens and digits join counts as several. */
export const letterWords = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? []

const signsAndWords = new RegExp(`[[\\p{L}\\p{M}]&&${unspacedScripts}]|[[\\p{L}\\p{M}\\p{N}]--[[\\p{L}\\p{M}]&&${unspacedScripts}]]+`, 'gv')

/** Returns the words and numbers of a text in lower case and compatibility form. Each sign of a script without blanks is a word of its own. */
export const exactWords = (text: string): string[] => text.normalize('NFKC').toLowerCase().match(signsAndWords) ?? []
