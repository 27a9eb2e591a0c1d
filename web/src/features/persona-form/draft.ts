import { z } from 'zod'
import { readStored, writeStored } from '../../components/stored.ts'
import { type PersonaFields, personaSchema } from './form-schema.ts'
import { type DraftOf, draftKey } from './stored-drafts.ts'

export interface Draft {
  fields: PersonaFields
  /** The save of the persona that it began from; null for a new one. */
  basedOn: number | null
}

const typed = z.string()
const { voice, avatarKind, avatarBgColor, isPrivate, embedAnywhere } = personaSchema.shape

/** Text may be anything that can be typed. A change of this shape counts `v` up: older drafts are then no drafts. */
const storedSchema = z.object({
  v: z.literal(1),
  basedOn: z.int().nullable(),
  fields: z.object({
    name: typed,
    slug: typed,
    description: typed,
    category: typed,
    rolePrompt: typed,
    strictlyFollows: typed,
    voice,
    avatarKind,
    avatarUrl: typed,
    avatarEmoji: typed,
    avatarBgColor,
    isPrivate,
    openingLines: z.array(typed).length(3),
    embedAnywhere,
    embedOrigins: typed,
  }),
})

/** The draft that this browser keeps; null when there is none, or none that can be read. */
export function readDraft(of: DraftOf): Draft | null {
  try {
    const { success, data } = storedSchema.safeParse(JSON.parse(readStored(draftKey(of)) ?? 'null'))
    return success ? { fields: data.fields, basedOn: data.basedOn } : null
  } catch {
    return null
  }
}

/** Keeps a draft in place of the one there is. */
export const writeDraft = (of: DraftOf, draft: Draft) =>
  writeStored(draftKey(of), JSON.stringify({ v: 1, ...draft } satisfies z.infer<typeof storedSchema>))

/** Whether two forms hold the same. */
export const sameFields = (one: PersonaFields, other: PersonaFields): boolean =>
  Object.keys(one).every((name) => JSON.stringify(one[name as keyof PersonaFields]) === JSON.stringify(other[name as keyof PersonaFields]))
