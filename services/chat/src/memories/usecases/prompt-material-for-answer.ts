import { isMember } from '@rostra/platform/caller'
import { isOfProgram } from '../../core/domain/exchanges/exchange.ts'
import type { PromptMaterialFor } from '../../core/domain/generations/prompt-material.ts'
import { notesBlock } from '../domain/notes-block.ts'
import type { Ports } from '../domain/ports.ts'

/**
 * Returns a function that reads a persona's notes as prompt material. There are none, and no read, for a guest, a member with memories off,
 * and a program: no scope gives it what personas know about the member.
 */
export const promptMaterialForAnswer =
  ({ memories, enabledMembers }: Pick<Ports, 'memories' | 'enabledMembers'>): PromptMaterialFor =>
  async (exchange) => {
    const { person, personaId } = exchange
    if (isOfProgram(exchange) || !isMember(person) || !enabledMembers.mayInclude(person)) return null
    const notes = await memories.given(person, personaId)
    const block = notesBlock(notes)
    return block === undefined ? null : { block, facts: notes.map(({ text }) => text) }
  }
