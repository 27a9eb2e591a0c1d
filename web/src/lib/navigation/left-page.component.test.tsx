import { expect, it } from '@jest/globals'
import { readLeftPage, rememberLeftPage } from './left-page.ts'

it('the page that was left to buy credits is known for an hour', () => {
  expect(readLeftPage('ada', 0)).toBeNull()
  rememberLeftPage('ada', '/persona/livia?conversation=c1', 1_000)
  expect([readLeftPage('ada', 3_600_999), readLeftPage('ada', 3_601_000)]).toEqual(['/persona/livia?conversation=c1', null])
  for (const path of ['//evil.example', 'https://evil.example', 'javascript:alert(1)']) {
    rememberLeftPage('ada', path, 1_000)
    expect(readLeftPage('ada', 1_000)).toBeNull()
  }
})

it('the page that was left to buy credits is not known to the next member of the browser', () => {
  rememberLeftPage('ada', '/persona/livia?conversation=c1', 1_000)
  expect([readLeftPage('bob', 1_001), readLeftPage('ada', 1_001)]).toEqual([null, '/persona/livia?conversation=c1'])
})
