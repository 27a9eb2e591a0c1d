import { expect, it } from '@jest/globals'
import { limitNetworks } from './limit-networks.ts'

it('three accounts of a network count, the oldest, whatever their order', () => {
  const networkOf = new Map([
    ['05', 'home'],
    ['01', 'home'],
    ['04', 'home'],
    ['02', 'school'],
    ['03', 'home'],
    ['06', 'home'],
  ])
  expect(limitNetworks(networkOf)).toEqual(['01', '02', '03', '04'])
})

it('accounts of unknown networks all count', () => {
  const networkOf = new Map(Array.from({ length: 30 }, (_, n) => [`${n + 10}`, '']))
  expect(limitNetworks(networkOf)).toHaveLength(30)
})
