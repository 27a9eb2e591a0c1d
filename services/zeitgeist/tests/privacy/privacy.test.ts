import { expect, it } from '@jest/globals'
import { runTrial, type Writer } from './run-trial.ts'
import { trialStart } from './trial-start.ts'
import { buildWorld } from './world/build-world.ts'
import { smallSize } from './world/world.ts'

const seed = 1

it.each<Writer>(['offline', 'leaking model'])(
  'no entry of any edition gives away a planted secret or a person, written by the %s',
  async (writer) => {
    const result = await runTrial(buildWorld(smallSize, seed, trialStart), writer)
    expect(result.findings).toEqual([])
    expect(result.editions).toBe(6)
    expect(result.entries).toBeGreaterThanOrEqual(20)
    expect(Object.keys(result.types).sort()).toEqual(['excerpt', 'theme', 'trend'])
    if (writer === 'leaking model') expect(result.byModel).toBeGreaterThan(5)
  },
)
