import { expect, it } from '@jest/globals'
import { isPublicAddress } from './public-address.ts'

it.each(['8.8.8.8', '93.184.216.34', '100.63.255.255', '172.32.0.1', '223.255.255.255', '2606:2800:220:1:248:1893:25c8:1946'])(
  '%s is public',
  (address) => {
    expect(isPublicAddress(address)).toBe(true)
  },
)

it.each([
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '127.0.0.1',
  '127.255.255.254',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.0.0.8',
  '192.168.1.1',
  '198.18.0.1',
  '203.0.113.7',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '64:ff9b::7f00:1',
  'fd00::1',
  'fe80::1',
  'fe80::1%eth0',
  'ff02::1',
  '2001:db8::1',
  '2001:0:4136:e378:8000:63bf:3fff:fdd2',
  '2002:7f00:1::1',
  '',
  'localhost',
  '127.1',
  '2130706433',
])('%s is not public', (address) => {
  expect(isPublicAddress(address)).toBe(false)
})
