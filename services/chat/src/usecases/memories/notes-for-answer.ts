import type { Note } from '../../domain/memories/note.ts'
import type { Ports } from '../../domain/ports.ts'

/** Returns the notes that a persona gets with a message of this person. Costs no read for a guest, or a member with memories off. */
export const notesForAnswer = async (
  { memories, enabledMembers }: Pick<Ports, 'memories' | 'enabledMembers'>,
  person: string,
  personaId: string,
): Promise<readonly Note[]> => (person.startsWith('member:') && enabledMembers.mayInclude(person) ? memories.given(person, personaId) : [])
