import { pictureTooManyPixels, pictureUnreadable } from './picture.ts'

interface Size {
  width: number
  height: number
}

const maxSide = 8_192
/** 24 million pixels are 96 MB while an image is decoded. */
const maxPixels = 24_000_000

/**
 * Checks the format and the size of an image by its header, before it is decoded: a small file can announce an image that fills the memory.
 * Throws VALIDATION for another format than PNG, JPEG and WebP, and for too many pixels.
 */
export function checkImageHeader(image: Buffer): void {
  const size = sizeOf(image)
  if (!size || size.width === 0 || size.height === 0) throw pictureUnreadable()
  if (size.width > maxSide || size.height > maxSide || size.width * size.height > maxPixels) throw pictureTooManyPixels()
}

function sizeOf(image: Buffer): Size | null {
  try {
    if (image.readUInt32BE(0) === 0x89504e47) return sizeOfPng(image)
    if (image.readUInt16BE(0) === 0xffd8) return sizeOfJpeg(image)
    if (image.toString('latin1', 0, 4) === 'RIFF' && image.toString('latin1', 8, 12) === 'WEBP') return sizeOfWebp(image)
    return null
  } catch (error) {
    // The header is cut off.
    if (error instanceof RangeError) return null
    throw error
  }
}

/** PNG: the first chunk is IHDR. */
const sizeOfPng = (image: Buffer): Size | null =>
  image.toString('latin1', 12, 16) === 'IHDR' ? { width: image.readUInt32BE(16), height: image.readUInt32BE(20) } : null

/** JPEG: the frame header is the segment with a marker from C0 to CF, except C4, C8 and CC. */
function sizeOfJpeg(image: Buffer): Size | null {
  for (let at = 2; ; at += 2 + image.readUInt16BE(at + 2)) {
    // Any number of bytes FF may precede a marker.
    while (image.readUInt8(at) === 0xff && image.readUInt8(at + 1) === 0xff) at++
    if (image.readUInt8(at) !== 0xff) return null
    const marker = image.readUInt8(at + 1)
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (isFrame) return { height: image.readUInt16BE(at + 5), width: image.readUInt16BE(at + 7) }
  }
}

/** WebP: lossy (VP8), lossless (VP8L) or extended (VP8X). */
function sizeOfWebp(image: Buffer): Size | null {
  switch (image.toString('latin1', 12, 16)) {
    case 'VP8 ':
      return { width: image.readUInt16LE(26) & 0x3fff, height: image.readUInt16LE(28) & 0x3fff }
    case 'VP8L': {
      const bits = image.readUInt32LE(21)
      return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 }
    }
    case 'VP8X':
      return { width: image.readUIntLE(24, 3) + 1, height: image.readUIntLE(27, 3) + 1 }
    default:
      return null
  }
}
