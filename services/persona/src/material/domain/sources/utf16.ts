/** Bytes that are looked at. */
const headBytes = 1_024
/** The least share of zero bytes of UTF-16 without a byte order mark. Each blank and line break has one. */
const leastZeros = 0.05

/**
 * Returns the form of UTF-16 of a text: by its byte order mark, or by its zero bytes, which are all
 * at one side of Latin letters and blanks. Null for other bytes.
 */
export function utf16Of(content: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (content[0] === 0xff && content[1] === 0xfe) return 'utf-16le'
  if (content[0] === 0xfe && content[1] === 0xff) return 'utf-16be'
  const head = content.subarray(0, headBytes)
  if (content.length % 2 !== 0) return null
  let even = 0
  let odd = 0
  for (const [index, byte] of head.entries()) {
    if (byte !== 0) continue
    if (index % 2 === 0) even++
    else odd++
  }
  if (even + odd < Math.max(2, head.length * leastZeros)) return null
  return even === 0 ? 'utf-16le' : odd === 0 ? 'utf-16be' : null
}
