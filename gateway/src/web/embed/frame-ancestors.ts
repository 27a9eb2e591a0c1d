import type { Persona__Output } from '@rostra/proto/gen/rostra/persona/v1/Persona'
import { createResponseCache } from '../../http/response-cache.ts'

/** Which sites may frame a persona's widget. */
export interface EmbedPolicy {
  status: 200 | 404
  /** The source list of the `frame-ancestors` directive. */
  sources: string
}

export interface FrameAncestors {
  /** Returns the policy of the persona with a slug. While the persona service is unavailable, no site may frame the widget. */
  of: (slug: string, requestId: string) => Promise<EmbedPolicy>
}

export interface FrameAncestorsOptions {
  find: (slug: string, requestId: string) => Promise<Pick<Persona__Output, 'embedOrigins'> | undefined>
  /** The clock, in milliseconds. */
  now?: () => number
}

const noSite = "'none'"
/** The accepted form of an origin. Other stored values are ignored: a `;` would end the directive. */
const originPattern = /^https?:\/\/([a-z\d]([a-z\d.-]*[a-z\d])?|\[[\da-f:.]+\])(:\d{1,5})?$/

/** Looks up which sites may frame a persona's widget, and caches each answer for half a second. */
export function createFrameAncestors({ find, now }: FrameAncestorsOptions): FrameAncestors {
  const cache = createResponseCache<EmbedPolicy>({ now })
  return {
    of: (slug, requestId) =>
      cache.get(slug, async () => policyOf(await find(slug, requestId))).catch(() => ({ status: 200, sources: noSite }) as const),
  }
}

function policyOf(persona: Pick<Persona__Output, 'embedOrigins'> | undefined): EmbedPolicy {
  if (!persona) return { status: 404, sources: noSite }
  const { embedOrigins } = persona
  if (embedOrigins.includes('*')) return { status: 200, sources: '*' }
  return { status: 200, sources: embedOrigins.filter((origin) => originPattern.test(origin)).join(' ') || noSite }
}
