import { expect, it } from '@jest/globals'
import { containerMb, heapMb } from './pod-memory.ts'

it('gives a process half of its container, and 256 MiB at least', () => {
  expect([containerMb('newsroom'), heapMb('newsroom')]).toEqual([896, 448])
  expect([containerMb('experts'), heapMb('experts')]).toEqual([384, 256])
})
