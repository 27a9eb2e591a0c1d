import { decodeIn } from '../formats/encodings/decode-in.ts'

const tables = new Map<string, ReadonlyMap<string, number[]>>()

/** Returns the bytes of a text in an encoding that Node only decodes. */
export function encodeText(text: string, encoding: string): Buffer {
  const bytesOf = tables.get(encoding) ?? tableOf(encoding)
  tables.set(encoding, bytesOf)
  return Buffer.from([...text].flatMap((character) => bytesOf.get(character) ?? [0x3f]))
}

/** Looks up each character among all bytes and pairs of bytes. */
function tableOf(encoding: string): Map<string, number[]> {
  const bytesOf = new Map<string, number[]>()
  for (let byte = 0; byte < 256; byte++) {
    const single = decodeIn(encoding, Buffer.from([byte]))
    if (!bytesOf.has(single)) bytesOf.set(single, [byte])
    if (byte < 0x81) continue
    for (let second = 0x40; second < 0xff; second++) {
      const pair = decodeIn(encoding, Buffer.from([byte, second]))
      if ([...pair].length === 1 && !bytesOf.has(pair)) bytesOf.set(pair, [byte, second])
    }
  }
  return bytesOf
}
