import { z } from 'zod'
import { type DraftKey, readDraftText, writeDraftText } from '../../../data/personas/draft-storage.ts'
import { type PersonaFields, personaSchema } from '../schema/form-schema.ts'

export interface Draft {
  fields: PersonaFields
  /** The version of the persona that it is based on; null for a new persona. */
  basedOn: number | null
}

const typed = z.string()
const { voice, avatarKind, avatarBgColor, visibility, embedAnywhere, onlyFromMaterial } = personaSchema.shape

/** The schema of stored drafts, whose texts may be invalid. Increment `v` with every change of its shape, to invalidate older drafts. */
const storedSchema = z.object({
  v: z.literal(3),
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
    visibility,
    greeting: typed,
    openingLines: z.array(typed).length(3),
    embedAnywhere,
    embedOrigins: typed,
    onlyFromMaterial,
    chatModel: typed,
  }),
})

/** Returns the stored draft; null without one, or when it is unreadable. */
export function readDraft(key: DraftKey): Draft | null {
  try {
    const { success, data } = storedSchema.safeParse(JSON.parse(readDraftText(key) ?? 'null'))
    return success ? { fields: data.fields, basedOn: data.basedOn } : null
  } catch {
    return null
  }
}

/** Stores a draft and replaces the current one. */
export const writeDraft = (key: DraftKey, draft: Draft) =>
  writeDraftText(key, JSON.stringify({ v: 3, ...draft } satisfies z.infer<typeof storedSchema>))

/** Reports whether two forms have equal fields. */
export const sameFields = (one: PersonaFields, other: PersonaFields): boolean =>
  Object.keys(one).every((name) => JSON.stringify(one[name as keyof PersonaFields]) === JSON.stringify(other[name as keyof PersonaFields]))
