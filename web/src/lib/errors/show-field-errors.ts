import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { fieldErrors } from './refusals.ts'

/** Sets the field errors of a refusal and focuses the first one. Returns whether there was any. */
export function showFieldErrors<Fields extends FieldValues>(error: unknown, { setError, getValues }: UseFormReturn<Fields>): boolean {
  const complaints = fieldErrors(error)
  const names = Object.keys(getValues()).filter((name) => name in complaints)
  names.forEach((name, index) => {
    setError(name as Path<Fields>, { message: complaints[name] ?? '' }, { shouldFocus: index === 0 })
  })
  return names.length > 0
}
