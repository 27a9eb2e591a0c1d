import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { hasSse, k6Binary } from '../infra/build-k6.ts'
import { say, step } from '../launch/console.ts'
import { onParentGone } from '../launch/lifetime.ts'
import { root } from '../launch/settings.ts'
import { readLoadSettings } from './plan/load-settings.ts'
import { startProcessesToLoad } from './processes-to-load.ts'
import { readAnswer, startProductToLoad } from './product-to-load.ts'
import { scenarios, usage } from './scenario-list.ts'

/* `npm run k6 -- <scenario>`: runs one against BASE_URL, or against a product started for it. Ends as k6 does: 99 when a threshold was crossed. */
const [name, ...options] = process.argv.slice(2)
if (!name || !(name in scenarios)) {
  say(name ? `There is no scenario '${name}'.\n${usage()}` : usage())
  process.exit(name ? 2 : 0)
}

const stops: (() => unknown)[] = []
let running = false
let ending = false
onParentGone(() => void end(1))
// A signal reaches k6, too, which ends with its summary; what is left to do is done then.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => running || void end(1))

try {
  readLoadSettings(process.env, { rate: 1, duration: '1s', p95Ms: 1 })
  const k6 = await step('k6', k6Binary)
  const script = name === 'stream' && (await hasSse(k6)) ? 'stream-sse' : name
  const start = process.env.PROCESSES === 'many' ? startProcessesToLoad : startProductToLoad
  const baseUrl = process.env.BASE_URL || (await start({ onStop: (stop) => void stops.push(stop) }, readAnswer()))
  say(`Running ${script} on ${baseUrl} …`)
  await end(await runK6(k6, script, baseUrl))
} catch (error) {
  say(error instanceof Error ? error.message : String(error))
  await end(1)
}

/** Runs k6 to its end and gives its exit code. It must not fetch extensions or tell anybody of the run. */
async function runK6(k6: string, script: string, baseUrl: string): Promise<number> {
  const quiet = process.stdout.isTTY ? [] : ['--quiet']
  const env = { ...process.env, BASE_URL: baseUrl, K6_AUTO_EXTENSION_RESOLUTION: 'false', K6_NO_USAGE_REPORT: 'true' }
  const args = ['run', ...quiet, ...options, join(root, 'scripts/k6/scenarios', `${script}.ts`)]
  running = true
  const child = spawn(k6, args, { env, stdio: 'inherit' })
  stops.push(() => child.kill())
  const [code] = await once(child, 'exit')
  running = false
  return code ?? 1
}

/** Stops what was started, the last first; asked a second time, leaves at once. */
async function end(code: number): Promise<never> {
  if (ending) process.exit(1)
  ending = true
  for (const stop of stops.toReversed()) await stop()
  process.exit(code)
}
