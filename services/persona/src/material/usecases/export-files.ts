import type { Ports } from '../domain/ports.ts'
import type { StoredSource } from '../domain/sources/ports.ts'

/** A piece of the content of a source. */
export interface ExportedPiece {
  source: StoredSource
  content: Uint8Array
}

const maxPieceBytes = 1024 * 1024

/**
 * Yields the files and texts of all personas of an owner as they were given, each in
 * pieces. A content that is no longer stored is left out.
 */
export async function* exportFiles(
  { personas, sources, sourceFiles }: Pick<Ports, 'personas' | 'sources' | 'sourceFiles'>,
  ownerId: string,
  signal: AbortSignal,
): AsyncGenerator<ExportedPiece> {
  for (const { id: personaId } of await personas.ownedBy(ownerId)) {
    for (const source of await sources.of(personaId)) {
      if (source.pair) continue
      const content = await sourceFiles.find({ personaId, sourceId: source.id }, signal)
      for (let at = 0; at < (content?.length ?? 0); at += maxPieceBytes)
        yield { source, content: content?.subarray(at, at + maxPieceBytes) ?? new Uint8Array() }
    }
  }
}
