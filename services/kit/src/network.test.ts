import { describe, expect, it } from '@jest/globals'
import { enclosingNetworks, networkOf, readAddress } from './network.ts'

describe('readAddress', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    [' 203.0.113.7 ', '203.0.113.7'],
    ['203.0.113.7:51234', '203.0.113.7'],
    ['[203.0.113.7]:51234', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['[::ffff:cb00:7107]:443', '203.0.113.7'],
    ['2001:db8::1', '2001:db8::1'],
    ['[2001:db8::1]', '2001:db8::1'],
    ['[2001:db8::1]:51234', '2001:db8::1'],
    ['fe80::1%eth0', 'fe80::1'],
    ['[fe80::1%25eth0]:80', 'fe80::1'],
  ])('of %j is %s', (text, address) => {
    expect(readAddress(text)).toBe(address)
  })

  it.each([
    undefined,
    '',
    'unknown',
    '_hidden',
    '203.0.113',
    '203.0.113.7:',
    '203.0.113.7:123456',
    '203.0.113.7:1:2',
    '[203.0.113.7',
    'a:b:c',
  ])('of %j is none', (text) => {
    expect(readAddress(text)).toBeNull()
  })
})

describe('networkOf', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['203.0.113.7:51234', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['[2001:db8:1:2:3:4:5:6]:443', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001::1:2:3:4:192.0.2.1', '2001:0:1:2::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['1:2:3:4:5:6:7::', '1:2:3:4::/64'],
    ['', ''],
  ])('of %s is %s', (address, network) => {
    expect(networkOf(address)).toBe(network)
  })
})

describe('enclosingNetworks', () => {
  it.each([
    ['203.0.113.7', ['203.0.113.7']],
    ['2001:db8:1:2ff::/64', ['2001:db8:1:2ff::/64', '2001:db8:1:200::/56', '2001:db8:1::/48']],
    ['0:0:0:0::/64', ['0:0:0:0::/64', '0:0:0:0::/56', '0:0:0::/48']],
    ['', ['']],
  ])('of %s are %j', (network, networks) => {
    expect(enclosingNetworks(network).map(({ name }) => name)).toEqual(networks)
  })

  it('have 1, 4 and 16 times the budget', () => {
    expect(enclosingNetworks('2001:db8:1:2::/64').map(({ factor }) => factor)).toEqual([1, 4, 16])
    expect(enclosingNetworks('203.0.113.7')).toEqual([{ name: '203.0.113.7', factor: 1 }])
  })
})
