import type { Page } from '@playwright/test'

/** The part of a JPEG's EXIF data that says: turn the picture by a quarter to the right. */
const turned = Buffer.from('ffe100224578696600004d4d002a00000008000101120003000000010006000000000000', 'hex')

/** Returns a JPEG of 600 × 300 pixels, red on the left and blue on the right; with `isTurned` it is to be shown red above blue. */
export async function redAndBlue(page: Page, { isTurned = false } = {}) {
  const base64 = await page.evaluate<string>(`(async () => {
    const canvas = new OffscreenCanvas(600, 300)
    const context = canvas.getContext('2d')
    for (const [left, colour] of [[0, '#f00'], [300, '#00f']]) {
      context.fillStyle = colour
      context.fillRect(left, 0, 300, 300)
    }
    const blob = await canvas.convertToBlob({ type: 'image/jpeg' })
    return btoa(String.fromCharCode(...new Uint8Array(await blob.arrayBuffer())))
  })()`)
  const jpeg = Buffer.from(base64, 'base64')
  const buffer = isTurned ? Buffer.concat([jpeg.subarray(0, 2), turned, jpeg.subarray(2)]) : jpeg
  return { name: 'halves.jpg', mimeType: 'image/jpeg', buffer }
}

/** Returns the parts of red and blue in the picture at an address, from 0 to 1. */
export const coloursOf = (page: Page, address: string) =>
  page.evaluate<{ red: number; blue: number; width: number }>(`(async () => {
    const response = await fetch(${JSON.stringify(address)})
    const bitmap = await createImageBitmap(await response.blob())
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
    context.drawImage(bitmap, 0, 0)
    const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height)
    let red = 0
    let blue = 0
    for (let at = 0; at < data.length; at += 4) {
      if (data[at] > 128) red++
      if (data[at + 2] > 128) blue++
    }
    const all = data.length / 4
    return { red: red / all, blue: blue / all, width: bitmap.width }
  })()`)
