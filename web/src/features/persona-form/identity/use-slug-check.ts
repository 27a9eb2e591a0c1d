import { useEffect, useState } from 'react'
import { checkSlug } from '../../../data/personas/own-personas.ts'
import { personaSchema } from '../schema/form-schema.ts'

/** The pause after the last key press before the request, in milliseconds. */
export const pause = 350

export type SlugState =
  | { kind: 'unknown' }
  | { kind: 'checking' }
  | { kind: 'free' }
  | { kind: 'taken'; problem: string | null; suggestion: string | null }

const unknown: SlugState = { kind: 'unknown' }

/**
 * Checks whether a slug is free, after a pause in typing. A newer slug aborts the request. A failed request leaves it unknown, which blocks
 * nothing.
 */
export function useSlugCheck(slug: string, of: { id: string; slug: string } | null): SlugState {
  const [check, setCheck] = useState<SlugState>(unknown)
  const id = of?.id
  const own = of?.slug

  useEffect(() => {
    setCheck(unknown)
    if (slug === '' || slug === own || !personaSchema.shape.slug.safeParse(slug).success) return
    const controller = new AbortController()
    const ask = async () => {
      setCheck({ kind: 'checking' })
      const answer = await checkSlug({ slug, ...(id && { id }) }, controller.signal).catch(() => null)
      if (controller.signal.aborted) return
      setCheck(answer === null ? unknown : answer.available ? { kind: 'free' } : { ...answer, kind: 'taken' })
    }
    const timer = setTimeout(ask, pause)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [slug, id, own])

  return check
}
