import { createHash } from 'node:crypto'
import type { DemoPersona } from '../domain/demo-personas/demo-persona.ts'
import type { Ports } from '../domain/ports.ts'

const hour = 3_600_000
/** From one demo persona's creation to the next. */
const apart = 52 * hour
const jitterHours = 40

/** Adds the demo personas whose slugs don't exist yet and gives their number. What exists is left as it is. */
export async function addDemoPersonas(
  { personas, now }: Pick<Ports, 'personas' | 'now'>,
  demoPersonas: readonly DemoPersona[],
  ownerId: string,
): Promise<number> {
  const today = now()
  const added = await Promise.all(
    demoPersonas.map((persona, index) =>
      personas.addMissing({
        ...persona,
        ownerId,
        avatarUrl: '',
        isPrivate: false,
        openingLinesMade: false,
        embedOrigins: [],
        version: 1,
        createdAt: new Date(today.getTime() - (demoPersonas.length - index) * apart + jitter(persona.slug)),
        upvotes: 0,
        downvotes: 0,
        conversationCount: 0,
        peopleCount: 0,
      }),
    ),
  )
  return added.filter(Boolean).length
}

/** Up to 40 hours, by the slug, so that demo personas look made by hand, in their order. */
const jitter = (slug: string) => (createHash('sha256').update(slug).digest().readUInt16BE() / 65_536) * jitterHours * hour
