import { expect, it } from '@jest/globals'
import { readLeftPage, rememberLeftPage } from './left-page.ts'

it('the page that was left to buy credits is known for an hour', () => {
  expect(readLeftPage(0)).toBeNull()
  rememberLeftPage('/persona/livia?conversation=c1', 1_000)
  expect([readLeftPage(3_600_999), readLeftPage(3_601_000)]).toEqual(['/persona/livia?conversation=c1', null])
  for (const path of ['//evil.example', 'https://evil.example', 'javascript:alert(1)']) {
    rememberLeftPage(path, 1_000)
    expect(readLeftPage(1_000)).toBeNull()
  }
})
