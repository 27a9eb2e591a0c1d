import { useEffect, useState } from 'react'
import { request } from '../../api/request.ts'
import { personaSchema } from './form-schema.ts'

/** Milliseconds without a key before the server is asked. */
const pause = 350

interface Answer {
  available: boolean
  problem: string | null
  suggestion: string | null
}

export type SlugCheck =
  | { kind: 'unknown' }
  | { kind: 'checking' }
  | { kind: 'free' }
  | { kind: 'taken'; problem: string | null; suggestion: string | null }

const unknown: SlugCheck = { kind: 'unknown' }

/** Whether a slug could be had now. Asked once somebody stops typing; an older question is given up. Without an answer it is unknown, which stops nobody. */
export function useSlugCheck(slug: string, of: { id: string; slug: string } | null): SlugCheck {
  const [check, setCheck] = useState<SlugCheck>(unknown)
  const [id, own] = [of?.id, of?.slug]

  useEffect(() => {
    setCheck(unknown)
    if (slug === own || !personaSchema.shape.slug.safeParse(slug).success) return
    const controller = new AbortController()
    const ask = async () => {
      setCheck({ kind: 'checking' })
      const query = new URLSearchParams({ slug, ...(id && { id }) })
      const answer = await request<Answer>(`/api/bots/slug-check?${query}`, { signal: controller.signal }).catch(() => null)
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
