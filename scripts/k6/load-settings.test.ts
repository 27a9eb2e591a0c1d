import { expect, it } from '@jest/globals'
import { readLoadSettings } from './load-settings.ts'

it('the settings are the defaults, or those of the environment', () => {
  expect(readLoadSettings({})).toEqual({
    baseUrl: 'http://localhost:3000',
    rate: 5,
    vus: undefined,
    seconds: 60,
    members: undefined,
    p95Ms: 500,
  })
  const env = { BASE_URL: 'https://rostra.example/', RATE: '0.5', VUS: '40', DURATION: '1.5h500ms', MEMBERS: '7', P95_MS: '80' }
  expect(readLoadSettings(env)).toEqual({
    baseUrl: 'https://rostra.example',
    rate: 0.5,
    vus: 40,
    seconds: 5_400.5,
    members: 7,
    p95Ms: 80,
  })
  // VUS alone selects the closed model.
  expect(readLoadSettings({ VUS: '40' })).toMatchObject({ rate: undefined, vus: 40 })
})

it.each([
  ['BASE_URL', 'localhost:3000'],
  ['BASE_URL', 'http://localhost:3000/api'],
  ['RATE', '0'],
  ['RATE', 'fast'],
  ['VUS', '1.5'],
  ['MEMBERS', '-1'],
  ['DURATION', '10'],
  ['DURATION', '0s'],
  ['P95_MS', '1s'],
])('%s=%s is refused with its name', (name, value) => {
  expect(() => readLoadSettings({ [name]: value })).toThrow(name)
})
