import { describe, expect, it } from '@jest/globals'
import { readLoadSettings, secondsOf } from './load-settings.ts'

const preset = { rate: 5, duration: '1m', p95Ms: 500 }

describe('the settings of a load', () => {
  it('are the scenario’s defaults without environment variables', () => {
    expect(readLoadSettings({}, preset)).toEqual({
      ...{ baseUrl: 'http://localhost:3000', rate: 5, vus: undefined, seconds: 60, members: undefined, p95Ms: 500 },
    })
  })

  it('are read from the environment', () => {
    const env = { BASE_URL: 'https://rostra.example/', RATE: '0.5', VUS: '40', DURATION: '1h30m', MEMBERS: '7', P95_MS: '80' }
    expect(readLoadSettings(env, preset)).toEqual({
      ...{ baseUrl: 'https://rostra.example', rate: 0.5, vus: 40, seconds: 5_400, members: 7, p95Ms: 80 },
    })
  })

  it('VUS alone selects the closed model, without a rate', () => {
    expect(readLoadSettings({ VUS: '40' }, preset)).toMatchObject({ rate: undefined, vus: 40 })
  })

  it.each([
    ['BASE_URL', 'localhost:3000'],
    ['BASE_URL', 'http://localhost:3000/api'],
    ['RATE', '0'],
    ['RATE', 'fast'],
    ['VUS', '0'],
    ['VUS', '1.5'],
    ['MEMBERS', '-1'],
    ['DURATION', '10'],
    ['DURATION', '0s'],
    ['P95_MS', '1s'],
  ])('refuse %s=%s and name the setting', (name, value) => {
    expect(() => readLoadSettings({ [name]: value }, preset)).toThrow(name)
  })
})

it('durations are parsed in k6’s syntax', () => {
  expect(['500ms', '30s', '1m30s', '2h', '1.5m'].map(secondsOf)).toEqual([0.5, 30, 90, 7_200, 90])
})
