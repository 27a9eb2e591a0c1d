import { expect, it } from '@jest/globals'
import { expectSettled } from './expect-settled.ts'
import { helm, kubectl, release } from './kubectl.ts'
import { formatCounts, keepStreamsOpen } from './open-streams.ts'
import { podsOf, recreateNamespace, upgrade, waitUntilReachable } from './release.ts'

it('one command installs the product, and an upgrade and a rollback under load fail no request', async () => {
  await recreateNamespace()
  const installedAt = performance.now()
  await upgrade()
  await waitUntilReachable()
  process.stdout.write(`installed and ready in ${secondsSince(installedAt)} s\n`)
  const testLog = await helm('test', release, '--logs', '--timeout', '3m')
  expect(testLog).toContain('Phase:          Succeeded')
  process.stdout.write(`helm test: ${/^.*(?:whole|answered|chatted).*$/im.exec(testLog)?.[0] ?? 'succeeded'}\n`)

  const load = await keepStreamsOpen(20)
  const pods = new Set((await podsOf('chat')).map(({ name }) => name))
  const upgradedAt = performance.now()
  await upgrade('default.podAnnotations.trial=another-version')
  process.stdout.write(`upgraded in ${secondsSince(upgradedAt)} s\n`)
  expect((await podsOf('chat')).some(({ name }) => pods.has(name))).toBe(false)
  const rolledBackAt = performance.now()
  await helm('rollback', release, '--wait', '--timeout', '10m')
  process.stdout.write(`rolled back in ${secondsSince(rolledBackAt)} s\n`)
  await load.stop()
  const { outcomes, listRequests, retries } = load.results
  process.stdout.write(
    `meanwhile: streams ${formatCounts(outcomes)}, retries ${formatCounts(retries)}, list requests ${formatCounts(listRequests)}\n`,
  )
  expect([...outcomes.keys()].filter((outcome) => !outcome.startsWith('complete'))).toEqual([])
  expect([...listRequests.keys()]).toEqual(['200'])
  expect([...retries.keys()].filter((cause) => /^\d/.test(cause))).toEqual([])
  process.stdout.write(`settled: ${JSON.stringify(await expectSettled(load.results))}\n`)
  expect(await kubectl('get', 'events', '--field-selector', 'reason=FailedCreate')).toContain('No resources found')
}, 1_800_000)

const secondsSince = (since: number) => ((performance.now() - since) / 1_000).toFixed(1)
