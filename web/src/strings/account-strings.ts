import { enAccount } from './en-account.ts'

/** The words of the account screens in the language of this build; apart from `strings`, so that other pages don't fetch them. */
export const accountStrings = enAccount
