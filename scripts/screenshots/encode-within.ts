const qualities = [90, 80, 70, 60, 50] as const

/** Returns the image at the best quality that is not larger than `maxBytes`. Throws when it is larger at the lowest. */
export async function encodeWithin(maxBytes: number, encode: (quality: number) => Promise<Buffer>): Promise<Buffer> {
  for (const quality of qualities) {
    const image = await encode(quality)
    if (image.length <= maxBytes) return image
  }
  throw new Error(`The image has more than ${maxBytes} bytes at quality ${qualities.at(-1)}`)
}
