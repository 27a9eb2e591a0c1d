import { expect, it } from '@jest/globals'
import { encodeWithin } from './encode-within.ts'

const bytesPerQuality = (quality: number) => Promise.resolve(Buffer.alloc(quality * 1_000))

it('takes the best quality whose image is small enough', async () => {
  expect(await encodeWithin(75_000, bytesPerQuality)).toHaveLength(70_000)
  expect(await encodeWithin(90_000, bytesPerQuality)).toHaveLength(90_000)
})

it('fails when the image is too large at the lowest quality', async () => {
  await expect(encodeWithin(49_999, bytesPerQuality)).rejects.toThrow('more than 49999 bytes')
})
