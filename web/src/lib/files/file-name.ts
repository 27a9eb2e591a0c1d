/** Returns the name of a file that is saved: `rostra-<kind>-<first words>.<extension>`, with letters and digits of any script only. */
export function fileName(kind: string, title: string, extension: string): string {
  const words =
    title
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  const name = [...words.slice(0, 8).join('-')].slice(0, 60).join('').replace(/-+$/, '')
  return name ? `rostra-${kind}-${name}.${extension}` : `rostra-${kind}.${extension}`
}
