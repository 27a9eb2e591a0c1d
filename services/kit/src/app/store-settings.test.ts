import { describe, expect, it } from '@jest/globals'
import { z } from 'zod'
import { readSettings, SettingsError } from '../settings.ts'
import { serviceSettings } from './store-settings.ts'

const read = (env: Record<string, string>) => readSettings(z.object(serviceSettings), { MONGO_URL: 'mongodb://db', ...env })
const problemsOf = (env: Record<string, string>): readonly string[] => {
  try {
    read(env)
  } catch (error) {
    if (error instanceof SettingsError) return error.problems
  }
  return []
}

describe('MONGO_URL', () => {
  it.each([
    'mongodb://a:27017,b:27017,c:27017/?replicaSet=rs',
    'mongodb://ad%40a:p%3Ass%2F@a:27017,b:27018/admin?replicaSet=rs&tls=true&authSource=admin',
    'mongodb+srv://ada:secret@cluster.example.com/?retryWrites=true',
    'mongodb://[::1]:27017/?directConnection=true',
    'mongodb://%2Ftmp%2Fmongodb.sock/',
  ])('accepts %s', (url) => {
    expect(read({ MONGO_URL: url }).MONGO_URL).toBe(url)
  })

  it.each([
    ['http://ada:tell-nobody@db', 'Invalid scheme'],
    ['mongodb://', 'host list'],
    ['mongodb://ada:tell-nobody@sub@db', 'must be mongodb://'],
    ['mongodb://ada:tell-nobody/x@db', 'unescaped'],
    ['mongodb://db:99999', 'db:99999'],
    ['mongodb://one:27017,/?replicaSet=rs', 'host'],
    ['mongodb://db 2:27017', 'host'],
    ['mongodb://ada:tell-nobody@db/?nope=1', 'option nope is not supported'],
    ['mongodb://ada:tell-nobody@db/?maxPoolSize=many', 'maxPoolSize'],
    ['mongodb+srv://one.example,two.example', 'multiple'],
  ])('refuses %s with its name and what is wrong, without the password', (url, problem) => {
    const [text] = problemsOf({ MONGO_URL: url })
    expect(text).toMatch(/^MONGO_URL: /)
    expect(text).toContain(problem)
    expect(text).not.toContain('tell-nobody')
  })
})

describe('KAFKA_BROKERS', () => {
  it('is a list of brokers', () => {
    expect(read({ KAFKA_BROKERS: 'one:9092, two.example:9093,[::1]:9094' }).KAFKA_BROKERS).toEqual([
      'one:9092',
      'two.example:9093',
      '[::1]:9094',
    ])
  })

  it.each(['one', 'one:9092,', 'one:9092,two', 'one:0', 'one:99999', 'kafka://one:9092', 'one:9092;two:9092'])('refuses %s', (list) => {
    expect(problemsOf({ KAFKA_BROKERS: list })[0]).toMatch(/^KAFKA_BROKERS: must be a comma list of host:port, and ".*" is not$/)
  })

  it('is refused by a message without the part before an @', () => {
    expect(problemsOf({ KAFKA_BROKERS: 'ada:tell-nobody@one:9092' })[0]).not.toContain('tell-nobody')
  })
})
