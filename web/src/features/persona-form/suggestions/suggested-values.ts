import type { SuggestedTexts } from '../../../api/schemas.ts'
import type { PersonaFields } from '../schema/form-schema.ts'
import { emptyFields } from '../schema/persona-fields.ts'

/** The fields that get suggestions, in the order of the form. */
export const suggestedFields = ['name', 'description', 'rolePrompt', 'greeting', 'openingLines'] as const
export type SuggestedField = (typeof suggestedFields)[number]

/** Values of some of these fields, as the form holds them. */
export type FieldValues = Partial<Pick<PersonaFields, SuggestedField>>

/** Returns the values of a suggestion; a field without one is left out. */
export function valuesOf({ name, description, rolePrompt, greeting, openingLines }: SuggestedTexts): FieldValues {
  const values: FieldValues = { rolePrompt }
  if (name !== null) values.name = name
  if (description !== null) values.description = description
  if (greeting !== null) values.greeting = greeting
  if (openingLines.length > 0) values.openingLines = emptyFields.openingLines.map((_, index) => openingLines[index] ?? '')
  return values
}

/** Reports whether a field has a value. */
export const hasValue = (value: string | string[] | undefined): value is string | string[] => value !== undefined

export const isSame = (one: string | string[] | undefined, other: string | string[] | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

/** Returns the text of a value to read; empty for an empty field. */
export const textOf = (value: string | string[] | undefined): string =>
  typeof value === 'string' ? value.trim() : (value ?? []).filter((line) => line.trim() !== '').join('\n')
