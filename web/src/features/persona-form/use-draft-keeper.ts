import { useEffect, useRef } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { sameFields, writeDraft } from './draft.ts'
import type { PersonaFields } from './form-schema.ts'
import { type DraftOf, forgetDraft } from './stored-drafts.ts'

/** Milliseconds between a change and its being kept; leaving the page keeps it at once. */
const pause = 300

interface Keeping {
  form: UseFormReturn<PersonaFields>
  of: DraftOf
  /** What the form holds when nothing was changed: that is no draft. */
  base: PersonaFields
  basedOn: number | null
}

/** Keeps every change of the form in this browser. The returned function forgets the draft, and keeps none any more. */
export function useDraftKeeper({ form, of: { userId, botId }, base, basedOn }: Keeping): () => void {
  const over = useRef(false)

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const keep = () => {
      clearTimeout(timer)
      timer = undefined
      if (over.current) return
      const fields = form.getValues()
      if (sameFields(fields, base)) forgetDraft({ userId, botId })
      else writeDraft({ userId, botId }, { fields, basedOn })
    }
    const keepSoon = () => {
      clearTimeout(timer)
      timer = setTimeout(keep, pause)
    }
    const keepNow = () => timer !== undefined && keep()
    const unsubscribe = form.subscribe({ formState: { values: true }, callback: keepSoon })
    window.addEventListener('pagehide', keepNow)
    return () => {
      keepNow()
      unsubscribe()
      window.removeEventListener('pagehide', keepNow)
    }
  }, [form, userId, botId, base, basedOn])

  return () => {
    over.current = true
    forgetDraft({ userId, botId })
  }
}
