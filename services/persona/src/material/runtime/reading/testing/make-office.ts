import { makeRawZip, zipEntry } from './make-zip.ts'

/** Makes a ZIP file of texts, such as an Office document, by the names of its parts. */
export const makeParts = (parts: Readonly<Record<string, string>>): Uint8Array =>
  makeRawZip(Object.entries(parts).map(([name, text]) => zipEntry(name, Buffer.from(text))))

/** Returns the part that names the parts of another one. `targets`: their ids, the last words of their kinds, and their paths. */
export const relationships = (...targets: readonly (readonly [id: string, kind: string, target: string])[]): string =>
  `<Relationships>${targets.map(([id, kind, target]) => `<Relationship Id="${id}" Type="http://x/${kind}" Target="${target}"/>`).join('')}</Relationships>`
