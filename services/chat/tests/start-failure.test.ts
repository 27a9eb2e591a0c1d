import { execFile } from 'node:child_process'
import { expect, it } from '@jest/globals'

/** Runs a command of this service with wrong settings, and returns its exit code and output. */
const run = (file: string, env: Record<string, string>) =>
  new Promise<{ code: unknown; stdout: string; stderr: string }>((resolve) => {
    const path = new URL(`../src/${file}`, import.meta.url).pathname
    execFile(process.execPath, [path], { env }, (error, stdout, stderr) => resolve({ code: error?.code, stdout, stderr }))
  })

const wrong = { MONGO_URL: 'mongodb://ada:tell-nobody@db:99999', REDIS_URL: 'redis://:tell-nobody@cache/first', KAFKA_BROKERS: 'kafka' }

it.each(['main.ts', 'prepare.ts'])(
  '%s with wrong settings ends with 1 and one log line that names them, without passwords',
  async (file) => {
    const { code, stdout, stderr } = await run(file, { ...wrong, PATH: process.env.PATH ?? '' })
    expect([code, stderr]).toEqual([1, ''])
    const lines = stdout.trim().split('\n')
    expect(lines).toHaveLength(1)
    const line = JSON.parse(lines[0] ?? '') as { level: number; service: string; msg: string }
    expect(line).toMatchObject({ level: 60, service: 'chat', msg: expect.stringContaining('wrong settings: ') })
    for (const name of ['MONGO_URL', 'REDIS_URL', 'KAFKA_BROKERS', 'SERVICE_SECRET']) expect(line.msg).toContain(`${name}: `)
    expect(stdout).not.toContain('tell-nobody')
  },
)
