import { createContext, type RefObject, useContext } from 'react'
import { useFormContext } from 'react-hook-form'
import type { PersonaFields } from '../schema/form-schema.ts'
import { slugAfter } from './slug.ts'

/** The slug that the server suggested for the name of a new persona, kept while the editor is open. */
export const SuggestedSlugContext = createContext<RefObject<string> | null>(null)

/** Returns a function that returns the slug after a change of the name: that of the name until it is edited. */
export function useSlugAfter(): (nameBefore: string, name: string) => string {
  const { getValues } = useFormContext<PersonaFields>()
  const suggested = useContext(SuggestedSlugContext)
  return (nameBefore, name) => slugAfter(getValues('slug'), nameBefore, name, suggested?.current)
}
