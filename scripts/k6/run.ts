import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { say, step } from '../bootstrap/console.ts'
import { onParentGone } from '../bootstrap/lifetime.ts'
import { root } from '../bootstrap/settings.ts'
import { hasSse, k6Binary } from '../infra/fetch/go-programs.ts'
import { startManyProcessTarget } from './many-process-target.ts'
import { readAnswer, startOneProcessTarget } from './one-process-target.ts'
import { readLoadSettings } from './plan/load-settings.ts'

const scenarios: Readonly<Record<string, string>> = {
  stream: 'messages of guests and members with their answers; with the SSE extension also first token and gaps',
  'mixed-day': 'visitors who browse, chat and sign in, with the traffic of a day; or `mixed-day spike`, `mixed-day steady`',
}
const usage = [
  'Usage: npm run k6 -- <scenario> [shape] [options of k6]',
  '',
  ...Object.entries(scenarios).map(([name, line]) => `  ${name.padEnd(11)}${line}`),
  '',
  'Without BASE_URL a product is started for the run, with a fast model and without limits. RATE (per second), VUS, DURATION, MEMBERS',
  'and P95_MS change a run: see docs/load-testing.md.',
].join('\n')

/*
 * `npm run k6 -- <scenario>`: runs a scenario against BASE_URL, or against a product that is started for it. The exit code is k6's:
 * 99 when a threshold is crossed.
 */
const [name, ...given] = process.argv.slice(2)
const isShaped = given[0]?.startsWith('-') === false
const [shape, options] = isShaped ? [given[0], given.slice(1)] : [process.env.SHAPE, given]
if (!name || !(name in scenarios)) {
  say(name ? `There is no scenario '${name}'.\n${usage}` : usage)
  process.exit(name ? 2 : 0)
}

const stops: (() => unknown)[] = []
let running = false
let ending = false
onParentGone(() => void end(1))
// A signal also reaches k6, which ends with its summary. The cleanup follows then.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => running || void end(1))

try {
  readLoadSettings(process.env, { rate: 1, duration: '1s', p95Ms: 1 })
  const k6 = await step('k6', k6Binary)
  const script = name === 'stream' && (await hasSse(k6)) ? 'stream-sse' : name
  const start = process.env.PROCESSES === 'many' ? startManyProcessTarget : startOneProcessTarget
  const baseUrl = process.env.BASE_URL || (await start({ onStop: (stop) => void stops.push(stop) }, readAnswer()))
  say(`Running ${script} on ${baseUrl} …`)
  await end(await runK6(k6, script, baseUrl))
} catch (error) {
  say(error instanceof Error ? error.message : String(error))
  await end(1)
}

/** Runs k6 and resolves with its exit code. Extension downloads and usage reports are off. */
async function runK6(k6: string, script: string, baseUrl: string): Promise<number> {
  const quiet = process.stdout.isTTY ? [] : ['--quiet']
  const env = { ...process.env, SHAPE: shape, BASE_URL: baseUrl, K6_AUTO_EXTENSION_RESOLUTION: 'false', K6_NO_USAGE_REPORT: 'true' }
  const args = ['run', ...quiet, ...options, join(root, 'scripts/k6/scenarios', `${script}.ts`)]
  running = true
  const child = spawn(k6, args, { env, stdio: 'inherit' })
  stops.push(() => child.kill())
  const [code] = await once(child, 'exit')
  running = false
  return code ?? 1
}

/** Stops everything that was started, in reverse order, and exits. A second call exits at once. */
async function end(code: number): Promise<never> {
  if (ending) process.exit(1)
  ending = true
  for (const stop of stops.toReversed()) await stop()
  process.exit(code)
}
