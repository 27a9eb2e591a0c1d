import { useEffect, useRef } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { type DraftKey, removeDraft } from '../../../data/personas/draft-storage.ts'
import type { PersonaFields } from '../schema/form-schema.ts'
import { sameFields, writeDraft } from './draft.ts'

/** The delay between a change and its storage, in milliseconds. Leaving the page stores it at once. */
const delay = 300

interface AutosaveOptions {
  form: UseFormReturn<PersonaFields>
  draftKey: DraftKey
  /** The unchanged fields, which are not stored. */
  base: PersonaFields
  basedOn: number | null
}

/** Stores every change of the form in this browser. Returns a function that removes the draft and ends storing. */
export function useDraftAutosave({ form, draftKey: { userId, botId }, base, basedOn }: AutosaveOptions): () => void {
  const ended = useRef(false)

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const save = () => {
      clearTimeout(timer)
      timer = undefined
      if (ended.current) return
      const fields = form.getValues()
      if (sameFields(fields, base)) removeDraft({ userId, botId })
      else writeDraft({ userId, botId }, { fields, basedOn })
    }
    const saveSoon = () => {
      clearTimeout(timer)
      timer = setTimeout(save, delay)
    }
    const saveNow = () => timer !== undefined && save()
    const unsubscribe = form.subscribe({ formState: { values: true }, callback: saveSoon })
    window.addEventListener('pagehide', saveNow)
    return () => {
      saveNow()
      unsubscribe()
      window.removeEventListener('pagehide', saveNow)
    }
  }, [form, userId, botId, base, basedOn])

  return () => {
    ended.current = true
    removeDraft({ userId, botId })
  }
}
