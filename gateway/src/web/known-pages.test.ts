import { expect, it } from '@jest/globals'
import { pageAt } from './known-pages.ts'

it.each([
  ['/', { kind: 'page' }],
  ['/discover', { kind: 'page' }],
  ['/discover/', { kind: 'page' }],
  ['/Discover', { kind: 'unknown' }],
  ['/discover/more', { kind: 'unknown' }],
  ['/forgot-password', { kind: 'page' }],
  ['/otp-login', { kind: 'page' }],
  ['/dashboard', { kind: 'page' }],
  ['/create', { kind: 'page' }],
  ['/pricing', { kind: 'page' }],
  ['/purchase-credits', { kind: 'page' }],
  ['/payment-success', { kind: 'page' }],
  ['/payment-cancel/', { kind: 'page' }],
  ['/payment', { kind: 'unknown' }],
  ['/dashboard/personas/p-1/analytics', { kind: 'page' }],
  ['/dashboard/personas/p-1/analytics/', { kind: 'page' }],
  ['/dashboard/personas/p-1', { kind: 'unknown' }],
  ['/dashboard/personas//analytics', { kind: 'unknown' }],
  ['/dashboard/personas/a/b/analytics', { kind: 'unknown' }],
  ['/embed/max', { kind: 'embed', slug: 'max' }],
  ['/embed/max/', { kind: 'embed', slug: 'max' }],
  ['/embed', { kind: 'unknown' }],
  ['/embed/max/more', { kind: 'unknown' }],
  ['/reset-password/q-_7', { kind: 'page' }],
  ['/reset-password/%E0%A4%A', { kind: 'page' }],
  ['/reset-password', { kind: 'page' }],
  ['/reset-passwords', { kind: 'unknown' }],
  ['/persona/max-the-owl', { kind: 'persona', slug: 'max-the-owl' }],
  ['/persona/a%20b/', { kind: 'persona', slug: 'a b' }],
  ['/persona/%E0%A4%A', { kind: 'persona', slug: '%E0%A4%A' }],
  ['/persona', { kind: 'unknown' }],
  ['/persona/a/b', { kind: 'unknown' }],
])('pageAt(%j) is %j', (path, page) => {
  expect(pageAt(path)).toEqual(page)
})
