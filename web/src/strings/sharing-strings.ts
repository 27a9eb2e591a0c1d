import { enSharing } from './en-sharing.ts'

/** The words of sharing, the embed and the analytics in the language of this build; apart from `strings`, so that other pages don't fetch them. */
export const sharingStrings = enSharing
