import { expect, it } from '@jest/globals'
import { gather, shown } from './crowd.ts'
import { answering, fromNothing, podsOf, upgrade } from './release.ts'
import { settled } from './settled.ts'
import { helm, kubectl, release } from './tools.ts'

it('from nothing with one command to a chat, and on to another version and back, without a failed request', async () => {
  await fromNothing()
  const begun = performance.now()
  await upgrade()
  await answering()
  process.stdout.write(`installed and ready in ${seconds(begun)} s\n`)
  const tested = await helm('test', release, '--logs', '--timeout', '3m')
  expect(tested).toContain('Phase:          Succeeded')
  process.stdout.write(`helm test: ${/^.*(?:whole|answered|chatted).*$/im.exec(tested)?.[0] ?? 'succeeded'}\n`)

  const crowd = await gather(20)
  const pods = new Set((await podsOf('chat')).map(({ name }) => name))
  const upgrading = performance.now()
  await upgrade('default.podAnnotations.trial=another-version')
  process.stdout.write(`upgraded in ${seconds(upgrading)} s\n`)
  expect((await podsOf('chat')).some(({ name }) => pods.has(name))).toBe(false)
  const back = performance.now()
  await helm('rollback', release, '--wait', '--timeout', '10m')
  process.stdout.write(`rolled back in ${seconds(back)} s\n`)
  await crowd.stop()
  const { ends, calls, troubles } = crowd.tally
  process.stdout.write(`meanwhile: streams ${shown(ends)}, tries repeated ${shown(troubles)}, calls ${shown(calls)}\n`)
  expect([...ends.keys()].filter((end) => !end.startsWith('whole'))).toEqual([])
  expect([...calls.keys()]).toEqual(['200'])
  expect([...troubles.keys()].filter((why) => /^\d/.test(why))).toEqual([])
  process.stdout.write(`settled: ${JSON.stringify(await settled(crowd.tally))}\n`)
  expect(await kubectl('get', 'events', '--field-selector', 'reason=FailedCreate')).toContain('No resources found')
}, 1_800_000)

const seconds = (since: number) => ((performance.now() - since) / 1_000).toFixed(1)
