import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { type MeasuredProduct, startInManyProcesses, startInOneProcess } from '../bench/product/measured-product.ts'
import { say, step } from '../bootstrap/console.ts'
import { onParentGone } from '../bootstrap/lifetime.ts'
import { root } from '../bootstrap/settings.ts'
import { k6Binary } from '../infra/fetch/go-programs.ts'

/*
 * `npm run k6 [-- <options of k6>]`: sends messages and reads their answers at BASE_URL, or at a product that is started for it with a fast
 * model and without limits: in one process, or with PROCESSES=many in one process for each service. The settings are in
 * docs/load-testing.md. The exit code is k6's: 99 when a threshold is crossed.
 */
const stops: (() => unknown)[] = []
let running = false
let ending = false
onParentGone(() => void end(1))
// A signal also reaches k6, which ends with its summary. The cleanup follows then.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => running || void end(1))

try {
  const k6 = await step('k6', k6Binary)
  const baseUrl = process.env.BASE_URL || (await startTarget())
  say(`Sending to ${baseUrl} …`)
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
  const target = { answer: { tokens: Number(tokens), everyMs: Number(everyMs) } }
  const product = await step<MeasuredProduct>('Rostra', () =>
    PROCESSES === 'many' ? startInManyProcesses(target) : startInOneProcess(target),
  )
  stops.push(product.stop)
  return product.url
}

/** Runs k6 and resolves with its exit code. Extension downloads and usage reports are off. */
async function runK6(k6: string, baseUrl: string): Promise<number> {
  const quiet = process.stdout.isTTY ? [] : ['--quiet']
  const env = { ...process.env, BASE_URL: baseUrl, K6_AUTO_EXTENSION_RESOLUTION: 'false', K6_NO_USAGE_REPORT: 'true' }
  const args = ['run', ...quiet, ...process.argv.slice(2), join(root, 'scripts/k6/stream.ts')]
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
