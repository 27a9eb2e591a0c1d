import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useSlugAfter } from '../identity/suggested-slug.ts'
import type { PersonaFields } from '../schema/form-schema.ts'
import { type FieldValues, hasValue, isSame, type SuggestedField, suggestedFields } from './suggested-values.ts'

/** `open`: the form has another text. `taken`: the suggestion, which replaced another text. `same`: it had that text before. */
export type FieldState = 'open' | 'taken' | 'same'

const change = { shouldDirty: true, shouldTouch: true, shouldValidate: true } as const

/** Takes suggested values over into the form, and back. A field that was edited after it was taken over is not changed back. */
export function useTakeOver(values: FieldValues, isNew: boolean) {
  const { control, getValues, setValue } = useFormContext<PersonaFields>()
  const slugAfter = useSlugAfter()
  const [name, description, rolePrompt, greeting, openingLines] = useWatch({ control, name: suggestedFields })
  const now: FieldValues = { name, description, rolePrompt, greeting, openingLines }
  /** What taken fields had before. */
  const [before, setBefore] = useState<FieldValues>({})

  const stateOf = (field: SuggestedField): FieldState => {
    if (!isSame(now[field], values[field])) return 'open'
    return hasValue(before[field]) ? 'taken' : 'same'
  }
  const offered = suggestedFields.filter((field) => hasValue(values[field]))
  const open = offered.filter((field) => stateOf(field) === 'open')
  const taken = offered.filter((field) => stateOf(field) === 'taken')

  const put = (field: SuggestedField, value: string | string[]) => {
    // The address of a new persona follows its name, as it does while the name is typed.
    if (field === 'name' && isNew && typeof value === 'string') {
      const slug = slugAfter(getValues('name'), value)
      if (slug !== getValues('slug')) setValue('slug', slug, change)
    }
    setValue(field, value, change)
  }
  const take = (fields: readonly SuggestedField[]) => {
    setBefore({ ...before, ...Object.fromEntries(fields.map((field) => [field, getValues(field)])) })
    for (const field of fields) put(field, values[field] ?? '')
  }
  const takeBack = (fields: readonly SuggestedField[]) => {
    for (const field of fields) put(field, before[field] ?? '')
    setBefore({ ...before, ...Object.fromEntries(fields.map((field) => [field, undefined])) })
  }
  return { now, offered, open, taken, stateOf, take, takeBack }
}
