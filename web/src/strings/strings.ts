import { en } from './en.ts'

/** The words of the interface in the language of this build. */
export const strings = en
