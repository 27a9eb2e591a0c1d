import type { Memories, Note } from '../../api/schemas.ts'

export const aiNote: Note = { id: 'n1', text: 'Prefers metric units', createdAt: '2025-04-15T00:00:00Z', byMember: false }
export const ownNote: Note = { id: 'n2', text: 'Runs in the morning', createdAt: '2025-04-16T00:00:00Z', byMember: true }

/** Memories are on. Livia has two notes, Max one. */
export const memories: Memories = {
  enabled: true,
  personas: [
    { botId: 'b1', botName: 'Livia', botSlug: 'livia', notes: [aiNote, ownNote] },
    { botId: 'b2', botName: 'Max', botSlug: 'max', notes: [{ ...aiNote, id: 'm1', text: 'Has two cats' }] },
  ],
}
