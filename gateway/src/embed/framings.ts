import type { Persona__Output } from '@rostra/proto/gen/rostra/persona/v1/Persona'
import { type Framing, framingOf, noFraming } from './framing.ts'

/** Long enough for a page that is loaded by many at once, short enough for an owner who has just changed something. */
const rememberedMs = 1_000
const rememberedMost = 1_000

export interface Framings {
  /** Of the persona with a slug. While nobody can tell, nobody may frame it. */
  of: (slug: string, requestId: string) => Promise<Framing>
}

export interface FramingsOptions {
  find: (slug: string, requestId: string) => Promise<Pick<Persona__Output, 'embedOrigins'> | undefined>
  now?: () => number
}

/** Who may frame which persona; asked once for many readers. */
export function createFramings({ find, now = Date.now }: FramingsOptions): Framings {
  const remembered = new Map<string, { framing: Promise<Framing>; until: number }>()

  return {
    of: (slug, requestId) => {
      const known = remembered.get(slug)
      if (known && known.until > now()) return known.framing
      remembered.delete(slug)
      const framing = find(slug, requestId).then(framingOf, () => {
        remembered.delete(slug)
        return noFraming(200)
      })
      if (remembered.size >= rememberedMost) remembered.delete(remembered.keys().next().value as string)
      remembered.set(slug, { framing, until: now() + rememberedMs })
      return framing
    },
  }
}
