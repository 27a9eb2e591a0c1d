import { describe, expect, it } from '@jest/globals'
import { holdsAll, withAddresses } from './lock-file.mjs'

const lock = {
  packages: {
    '': { name: 'rostra' },
    'services/chat': { version: '0.1.0' },
    'node_modules/@rostra/chat': { resolved: 'services/chat', link: true },
    'node_modules/zod': { version: '4.6.7', integrity: 'sha512-a' },
    'node_modules/@grpc/grpc-js': { version: '1.14.7', integrity: 'sha512-b' },
    'web/node_modules/typescript': { version: '5.9.3', integrity: 'sha512-c', dev: true },
    'node_modules/fsevents': { version: '2.3.3', integrity: 'sha512-d', optional: true },
    'node_modules/alias': { name: 'real', version: '1.0.0', integrity: 'sha512-e' },
  },
}
const { 'web/node_modules/typescript': typescript, 'node_modules/fsevents': _, ...product } = lock.packages

describe('holdsAll', () => {
  it('needs the packages of tests only for development', () => {
    expect([holdsAll(lock, product, false), holdsAll(lock, product, true)]).toEqual([true, false])
    expect(holdsAll(lock, { ...product, 'web/node_modules/typescript': typescript }, true)).toBe(true)
  })

  it('misses a package of another version, of another hash, and an empty folder', () => {
    const zod = lock.packages['node_modules/zod']
    expect(holdsAll(lock, { ...product, 'node_modules/zod': { ...zod, version: '4.6.6' } }, false)).toBe(false)
    expect(holdsAll(lock, { ...product, 'node_modules/zod': { ...zod, integrity: 'sha512-z' } }, false)).toBe(false)
    expect(holdsAll(lock, {}, false)).toBe(false)
  })
})

describe('withAddresses', () => {
  it('adds the address of each package in the registry, and keeps all else', () => {
    const { packages } = withAddresses(lock, 'https://registry.test/npm/')
    expect(packages).toEqual({
      ...lock.packages,
      'node_modules/zod': { ...lock.packages['node_modules/zod'], resolved: 'https://registry.test/npm/zod/-/zod-4.6.7.tgz' },
      'node_modules/@grpc/grpc-js': {
        ...lock.packages['node_modules/@grpc/grpc-js'],
        resolved: 'https://registry.test/npm/@grpc/grpc-js/-/grpc-js-1.14.7.tgz',
      },
      'web/node_modules/typescript': { ...typescript, resolved: 'https://registry.test/npm/typescript/-/typescript-5.9.3.tgz' },
      'node_modules/fsevents': {
        ...lock.packages['node_modules/fsevents'],
        resolved: 'https://registry.test/npm/fsevents/-/fsevents-2.3.3.tgz',
      },
      'node_modules/alias': { ...lock.packages['node_modules/alias'], resolved: 'https://registry.test/npm/real/-/real-1.0.0.tgz' },
    })
  })
})
