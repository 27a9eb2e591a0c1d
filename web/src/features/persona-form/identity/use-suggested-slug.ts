import { useEffect, useEffectEvent } from 'react'
import { checkSlug } from '../../../data/personas/own-personas.ts'
import { minSlugLength, personaSchema } from '../schema/form-schema.ts'
import { slugOf } from './slug.ts'
import { pause } from './use-slug-check.ts'

interface SuggestedSlugOptions {
  enabled: boolean
  name: string
  slug: string
  onSuggested: (slug: string) => void
}

/**
 * Requests the slug of a name from the server when none can be derived here, such as for a name in another script, after a pause in typing.
 * A newer name or an edited slug aborts the request. After a failed request the slug stays empty, and the server chooses one when the
 * persona is saved.
 */
export function useSuggestedSlug({ enabled, name, slug, onSuggested }: SuggestedSlugOptions) {
  const isWanted = enabled && slug === slugOf(name) && slug.length < minSlugLength && personaSchema.shape.name.safeParse(name).success
  const suggest = useEffectEvent(onSuggested)

  useEffect(() => {
    if (!isWanted) return
    const controller = new AbortController()
    const ask = async () => {
      const answer = await checkSlug({ slug: '', name }, controller.signal).catch(() => null)
      if (!controller.signal.aborted && answer?.suggestion) suggest(answer.suggestion)
    }
    const timer = setTimeout(ask, pause)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [isWanted, name])
}
