import type { Passages, PassageVectors } from '../../domain/passages/ports.ts'

/** Returns passages whose vectors are deleted with them, also those of an earlier setting. They get their vectors later, by `embedNext`. */
export const withVectors = (passages: Passages, vectors: Pick<PassageVectors, 'deletionOf' | 'deletionOfPersona'>): Passages => ({
  ...passages,
  deletionOf: (source, except) => [...passages.deletionOf(source, except), ...vectors.deletionOf(source, except)],
  deletionOfPersona: (personaId) => [...passages.deletionOfPersona(personaId), ...vectors.deletionOfPersona(personaId)],
})
