import { enManagePersonas } from './en-manage-personas.ts'

/** The words of managing one's personas in the language of this build; apart from `strings`, so that other pages don't fetch them. */
export const managePersonasStrings = enManagePersonas
