/** Words of any script, with the joiners by which some scripts shape their letters. */
const word = /[\p{L}\p{N}][\p{L}\p{M}\p{N}\u200c\u200d]*/gu

/** Returns the name of a file that is saved: `rostra-<kind>-<first words>.<extension>`, with letters and digits of any script only. */
export function fileName(kind: string, title: string, extension: string): string {
  const words = title.normalize('NFC').toLowerCase().match(word) ?? []
  const name = [...words.slice(0, 8).join('-')]
    .slice(0, 60)
    .join('')
    .replace(/[-\u200c\u200d]+$/, '')
  return name ? `rostra-${kind}-${name}.${extension}` : `rostra-${kind}.${extension}`
}
