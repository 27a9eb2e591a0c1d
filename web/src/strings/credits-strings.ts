import { enCredits } from './en-credits.ts'

/** The words of the credits screens in the language of this build; apart from `strings`, so that other pages don't fetch them. */
export const creditsStrings = enCredits
