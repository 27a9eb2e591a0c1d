import type { Memories__Output } from '@rostra/proto/gen/rostra/chat/v1/Memories'
import type { Note__Output } from '@rostra/proto/gen/rostra/chat/v1/Note'
import { z } from 'zod'
import { timestamp } from '../fields.ts'

export const noteSchema = z
  .object({
    id: z.string(),
    text: z.string(),
    createdAt: timestamp,
    byMember: z.boolean().meta({ description: 'The member wrote or changed it; the persona does not change it' }),
  })
  .meta({ id: 'Note' })

export const memoriesSchema = z
  .object({
    enabled: z.boolean().meta({ description: 'Personas may make notes about the member, and get them' }),
    personas: z.array(
      z
        .object({ botId: z.string(), botName: z.string(), botSlug: z.string(), notes: z.array(noteSchema) })
        .meta({ id: 'PersonaNotes', description: 'The notes of one persona, oldest first, 20 at most' }),
    ),
  })
  .meta({ id: 'Memories' })

export const toNote = ({ id, text, createdAt, byMember }: Note__Output) => ({ id, text, createdAt, byMember })

export const toMemories = ({ enabled, personas }: Memories__Output): z.infer<typeof memoriesSchema> => ({
  enabled,
  personas: personas.map(({ personaId, personaName, personaSlug, notes }) => ({
    botId: personaId,
    botName: personaName,
    botSlug: personaSlug,
    notes: notes.map(toNote),
  })),
})
