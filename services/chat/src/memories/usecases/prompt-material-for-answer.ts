import type { PromptMaterialFor } from '../../core/domain/generations/prompt-material.ts'
import { notesBlock } from '../domain/notes-block.ts'
import type { Ports } from '../domain/ports.ts'

/** Returns a function that reads a persona's notes as prompt material. It makes no read for a guest, or a member with memories off. */
export const promptMaterialForAnswer =
  ({ memories, enabledMembers }: Pick<Ports, 'memories' | 'enabledMembers'>): PromptMaterialFor =>
  async (person, personaId) => {
    if (!person.startsWith('member:') || !enabledMembers.mayInclude(person)) return null
    const notes = await memories.given(person, personaId)
    const block = notesBlock(notes)
    return block === undefined ? null : { block, facts: notes.map(({ text }) => text) }
  }
