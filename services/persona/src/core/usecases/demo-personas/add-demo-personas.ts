import { createHash } from 'node:crypto'
import type { DemoPersona } from '../../domain/demo-personas/demo-persona.ts'
import type { Ports } from '../../domain/ports.ts'

const hourMs = 3_600_000
/** Time between the creation of one demo persona and the next. */
const creationIntervalMs = 52 * hourMs
const jitterHours = 40

/** Adds the demo personas whose slugs are free, and returns their number. Existing personas are not changed. */
export async function addDemoPersonas(
  { personas, now }: Pick<Ports, 'personas' | 'now'>,
  demoPersonas: readonly DemoPersona[],
  ownerId: string,
): Promise<number> {
  const today = now()
  const added = await Promise.all(
    demoPersonas.map((persona, index) =>
      personas.addIfSlugFree({
        ...persona,
        ownerId,
        avatarUrl: '',
        visibility: 'public',
        openingLinesMade: false,
        embedOrigins: [],
        version: 1,
        createdAt: new Date(today.getTime() - (demoPersonas.length - index) * creationIntervalMs + jitterMs(persona.slug)),
        upvotes: 0,
        downvotes: 0,
        conversationCount: 0,
        peopleCount: 0,
      }),
    ),
  )
  return added.filter(Boolean).length
}

/** Returns 0 to 40 hours, derived from the slug. Jitter is less than the interval, so the order of creation stays. */
const jitterMs = (slug: string) => (createHash('sha256').update(slug).digest().readUInt16BE() / 65_536) * jitterHours * hourMs
