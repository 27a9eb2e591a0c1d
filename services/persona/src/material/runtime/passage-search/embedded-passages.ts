import type { Passage } from '../../domain/passages/passage.ts'
import type { Embed, Passages, PassageVectors } from '../../domain/passages/ports.ts'

/**
 * Returns passages that get vectors when they are added, before they count as stored: `add` fails while the model does not answer, and is repeated with its
 * reading. Without `embed` nothing is embedded, but vectors of an earlier setting are deleted.
 */
export function embeddedPassages(passages: Passages, vectors: PassageVectors, embed: Embed | null): Passages {
  return {
    ...passages,
    add: async (reading, added, signal) => {
      await passages.add(reading, added, signal)
      if (embed) await vectors.add(reading, await embed(added.map(embeddedText), signal), signal)
    },
    deletionOf: (source, except) => [...passages.deletionOf(source, except), ...vectors.deletionOf(source, except)],
    deletionOfPersona: (personaId) => [...passages.deletionOfPersona(personaId), ...vectors.deletionOfPersona(personaId)],
  }
}

const embeddedText = ({ heading, text }: Passage) => (heading === '' ? text : `${heading}\n${text}`)
