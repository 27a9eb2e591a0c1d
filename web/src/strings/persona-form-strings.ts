import { enPersonaForm } from './en-persona-form.ts'

/** The words of writing a persona in the language of this build; apart from `strings`, so that other pages don't fetch them. */
export const personaFormStrings = enPersonaForm
