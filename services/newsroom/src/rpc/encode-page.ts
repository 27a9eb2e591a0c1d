/** A page of the archive; each story is an encoded Article. */
interface EncodedPage {
  stories: readonly Uint8Array[]
  total: number
}

/**
 * Before the bytes of each entry of the field `articles`, and before the number `total`: https://protobuf.dev/programming-guides/encoding
 */
const articleTag = 0x0a
const totalTag = 0x10
/** The most bytes of a tag and a number of 32 bits. */
const maxHeadBytes = 6

/** Encodes a page as the message SearchArticlesResponse, without decoding its stories. */
export function encodePage({ stories, total }: EncodedPage): Buffer {
  const size = stories.reduce((sum, { length }) => sum + maxHeadBytes + length, maxHeadBytes)
  const page = Buffer.allocUnsafe(size)
  let end = 0
  for (const story of stories) {
    end = writeNumber(page, end, articleTag, story.length)
    page.set(story, end)
    end += story.length
  }
  return page.subarray(0, writeNumber(page, end, totalTag, total))
}

/** Writes a tag and a number of seven bits a byte, the lowest first. Returns the place behind it. */
function writeNumber(page: Buffer, at: number, tag: number, number: number): number {
  page[at] = tag
  let end = at + 1
  let rest = number
  for (; rest > 0x7f; rest >>>= 7) page[end++] = (rest & 0x7f) | 0x80
  page[end++] = rest
  return end
}
