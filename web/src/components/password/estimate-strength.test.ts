import { expect, it } from '@jest/globals'
import { estimateStrength } from './estimate-strength.ts'

it.each([
  ['Password1', { level: 1, advice: 'refused' }],
  ['PassW0rd', { level: 1, advice: 'refused' }],
  ['p@ssword1', { level: 1, advice: 'common' }],
  ['qwertzuiopü', { level: 1, advice: 'pattern' }],
  ['aaaaaaaaa', { level: 1, advice: 'repeat' }],
  ['x7!kQ9zP', { level: 2, advice: 'short' }],
  ['correct horse battery staple', { level: 4, advice: null }],
])('%p', (password, strength) => expect(estimateStrength(password, [])).toEqual(strength))

it('detects the name and the parts of the email address', () => {
  expect(estimateStrength('Marcellina', ['marcellina', 'x@example.org'])).toEqual({ level: 1, advice: 'own' })
  expect(estimateStrength('Marcellina', ['ada', 'marcellina.b@example.org'])).toEqual({ level: 1, advice: 'own' })
  expect(estimateStrength('Marcellina', []).level).toBeGreaterThan(1)
})

it('a very long password is estimated by its start, within 1 s of CPU time', () => {
  const before = process.threadCpuUsage()
  expect(estimateStrength('p4ssw0rd$3cr3t!@#'.repeat(60), []).level).toBe(4)
  expect(process.threadCpuUsage(before).user / 1_000).toBeLessThan(1_000)
})
