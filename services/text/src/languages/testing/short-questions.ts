import { latinQuestions } from './latin-questions.ts'
import { otherQuestions } from './other-questions.ts'

/** Short questions of several people, with and without accents: three to six words. */
export const shortQuestions: Readonly<Record<string, readonly string[]>> = { ...latinQuestions, ...otherQuestions }
