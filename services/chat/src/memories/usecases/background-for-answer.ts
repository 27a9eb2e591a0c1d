import type { BackgroundFor } from '../../core/domain/generations/background.ts'
import { notesBackground } from '../domain/notes-background.ts'
import type { Ports } from '../domain/ports.ts'

/** Returns a function that gives a persona's notes to the model. It costs no read for a guest, or a member with memories off. */
export const backgroundForAnswer =
  ({ memories, enabledMembers }: Pick<Ports, 'memories' | 'enabledMembers'>): BackgroundFor =>
  async (person, personaId) => {
    if (!person.startsWith('member:') || !enabledMembers.mayInclude(person)) return null
    const notes = await memories.given(person, personaId)
    const block = notesBackground(notes)
    return block === undefined ? null : { block, facts: notes.map(({ text }) => text) }
  }
