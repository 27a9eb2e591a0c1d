import type { Persona__Output } from '@rostra/proto/gen/rostra/persona/v1/Persona'
import { createSharedAnswers } from '../http/shared-answers.ts'
import { type Framing, framingOf, noFraming } from './framing.ts'

export interface Framings {
  /** Of the persona with a slug. While nobody can tell, nobody may frame it. */
  of: (slug: string, requestId: string) => Promise<Framing>
}

export interface FramingsOptions {
  find: (slug: string, requestId: string) => Promise<Pick<Persona__Output, 'embedOrigins'> | undefined>
  now?: () => number
}

/** Who may frame which persona; asked once for many readers. */
export function createFramings({ find, now }: FramingsOptions): Framings {
  const shared = createSharedAnswers<Framing>(now)
  return {
    of: (slug, requestId) => shared.get(slug, async () => framingOf(await find(slug, requestId))).catch(() => noFraming(200)),
  }
}
