import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { startInManyProcesses, startInOneProcess } from '../bench/measured-product.ts'
import { say, step } from '../bootstrap/console.ts'
import { onParentGone } from '../bootstrap/lifetime.ts'
import { root } from '../bootstrap/settings.ts'
import { buildWeb } from '../build-web.ts'
import { k6Binary } from '../infra/fetch/go-programs.ts'
import { readLoadSettings } from './plan/load-settings.ts'

/*
 * `npm run k6 -- <scenario> [shape]`: runs a scenario against BASE_URL, or against a product that is started for it with a fast model and without limits: in one process, or
 * with PROCESSES=many in one process for each service. The exit code is k6's: 99 when a threshold is crossed.
 */
const scenarios: Readonly<Record<string, string>> = {
  stream: 'messages of guests and members with their answers',
  'mixed-day': 'visitors who browse, chat and sign in, with the traffic of a day; or `mixed-day spike`, `mixed-day steady`',
}
const usage = [
  'Usage: npm run k6 -- <scenario> [shape] [options of k6]',
  '',
  ...Object.entries(scenarios).map(([name, line]) => `  ${name.padEnd(11)}${line}`),
  '',
  'RATE (per second), VUS, DURATION, MEMBERS and P95_MS change a run: see docs/load-testing.md.',
].join('\n')
const [name = '', ...given] = process.argv.slice(2)
if (!(name in scenarios)) {
  say(name ? `There is no scenario '${name}'.\n${usage}` : usage)
  process.exit(name ? 2 : 0)
}
const isShaped = given[0]?.startsWith('-') === false
const [shape, options] = isShaped ? [given[0], given.slice(1)] : [process.env.SHAPE, given]

const stops: (() => unknown)[] = []
let running = false
let ending = false
onParentGone(() => void end(1))
// A signal also reaches k6, which ends with its summary. The cleanup follows then.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => running || void end(1))

try {
  readLoadSettings(process.env, { rate: 1, duration: '1s', p95Ms: 1 })
  const k6 = await step('k6', k6Binary)
  const baseUrl = process.env.BASE_URL || (await startTarget())
  say(`Running ${name} on ${baseUrl} …`)
  await end(await runK6(k6, baseUrl))
} catch (error) {
  say(error instanceof Error ? error.message : String(error))
  await end(1)
}

/** Starts a product with a fake provider, whose answers ANSWER names: tokens and the milliseconds between them. Returns its address. */
async function startTarget(): Promise<string> {
  const { ANSWER = '120.10', PROCESSES } = process.env
  const [, tokens, everyMs] = /^(\d+)\.(\d+)$/.exec(ANSWER) ?? []
  if (!tokens) throw new Error(`ANSWER=${ANSWER} is not valid: write the tokens and the milliseconds between them, as in 120.10`)
  await step('Web', buildWeb, (outcome) => outcome)
  const target = { answer: { tokens: Number(tokens), everyMs: Number(everyMs) }, settings: { WEB_DIST: join(root, 'web/dist') } }
  const product = await step('Rostra', () => (PROCESSES === 'many' ? startInManyProcesses(target) : startInOneProcess(target)))
  stops.push(product.stop)
  return product.url
}

/** Runs k6 and resolves with its exit code. Extension downloads and usage reports are off. */
async function runK6(k6: string, baseUrl: string): Promise<number> {
  const quiet = process.stdout.isTTY ? [] : ['--quiet']
  const env = { ...process.env, SHAPE: shape, BASE_URL: baseUrl, K6_AUTO_EXTENSION_RESOLUTION: 'false', K6_NO_USAGE_REPORT: 'true' }
  const args = ['run', ...quiet, ...options, join(root, 'scripts/k6/scenarios', `${name}.ts`)]
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
