import { expect, it } from '@jest/globals'
import { runTrial, type Writer } from './run-trial.ts'
import { trialStart } from './trial-start.ts'
import { buildWorld } from './world/build-world.ts'
import { quietSize, smallSize, type WorldSize } from './world/world.ts'

const seed = 1
/** Six editions are made from some thousand messages; a refresh rests a third of its time. */
const limitMs = 60_000

it.each<[string, WorldSize, Writer, number]>([
  ['a usual month', smallSize, 'leaking model', 60],
  ['a month in which hardly anything but secrets is said', quietSize, 'offline', 15],
])(
  'no entry of %s gives away a planted secret or a person',
  async (_month, size, writer, leastEntries) => {
    const result = await runTrial(buildWorld(size, seed, trialStart), writer)
    expect(result.findings).toEqual([])
    expect(result.editions).toBe(6)
    expect(result.entries).toBeGreaterThanOrEqual(leastEntries)
    expect(Object.keys(result.types)).toHaveLength(3)
    if (writer === 'leaking model') expect(result.byModel).toBeGreaterThan(5)
  },
  limitMs,
)
