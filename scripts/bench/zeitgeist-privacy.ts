import { runTrial, type TrialResult, type Writer } from '../../services/zeitgeist/tests/privacy/run-trial.ts'
import { trialStart } from '../../services/zeitgeist/tests/privacy/trial-start.ts'
import { checks } from '../../services/zeitgeist/tests/privacy/truth/finding.ts'
import { buildWorld } from '../../services/zeitgeist/tests/privacy/world/build-world.ts'
import { fullSize, quietSize, smallSize, type World } from '../../services/zeitgeist/tests/privacy/world/world.ts'
import { startMongo } from '../infra/servers/start-mongo.ts'
import { storeFolder } from '../infra/servers/store-folder.ts'
import { out, table } from '../measure/statistics.ts'

/*
 * `npm run trial:zeitgeist-privacy`: lets the real zeitgeist service live through a month of 5,000 people and 40 personas with 200 planted secrets, once
 * with the built-in writer and once with a model that tries to leak, and through a month in which hardly anything but secrets is said. Each of 20
 * editions is checked against the messages themselves and compared with each earlier one. Fails when anything is found. TRIAL_SEED chooses another
 * month, TRIAL_SIZE=small a short one.
 */
const seed = Number(process.env.TRIAL_SEED ?? 1)
const size = process.env.TRIAL_SIZE === 'small' ? smallSize : fullSize
const writers: Writer[] = ['offline', 'leaking model']
interface Column {
  name: string
  result: TrialResult
}

const mongo = await startMongo({ dataDir: await storeFolder('trial-mongo'), removeWhenStopped: true })
process.env.TEST_MONGO_URL = mongo.url
try {
  const worlds = [size, { ...size, everyday: quietSize.everyday }].map((each) => buildWorld(each, seed, trialStart))
  const columns: Column[] = []
  for (const [index, world] of worlds.entries())
    for (const writer of writers) {
      const name = `${index === 0 ? 'usual' : 'quiet'} month, ${writer}`
      const result = await runTrial(world, writer, (line, found) => {
        out(`${name}, ${line}, ${found.length} findings`)
        for (const { check, detail } of found.slice(0, 20)) out(`  ${check}: ${detail}`)
      })
      columns.push({ name, result })
      for (const { check, detail } of result.findings.filter(({ edition }) => edition < 0)) out(`  ${check}: ${detail}`)
    }
  out(`\n${summary(worlds[0] as World, columns)}`)
  process.exitCode = columns.some(({ result }) => result.findings.length > 0) ? 1 : 0
} finally {
  await mongo.stop()
}
process.exit()

function summary({ size, secrets, personas, steps }: World, columns: readonly Column[]): string {
  const row = (name: string, figureOf: (result: TrialResult) => number | string) => [
    name,
    ...columns.map(({ result }) => figureOf(result).toLocaleString('en')),
  ]
  const world = [
    `${size.people.toLocaleString('en')} people, ${personas.filter(({ isPrivate }) => !isPrivate).length} public personas, a floor of ${size.minPeople},`,
    `${secrets.length} planted secrets of ${new Set(secrets.map(({ kind }) => kind)).size} kinds, ${steps.length} editions, seed ${seed}`,
  ]
  return `${world.join(' ')}\n\n${table(
    ['', ...columns.map(({ name }) => name)],
    [
      row('messages', ({ messages }) => messages),
      row('editions', ({ editions }) => editions),
      row('entries, each counted once', ({ entries }) => entries),
      row('entries that the model wrote', ({ byModel }) => byModel),
      row('requests to the model', ({ requests }) => requests),
      row('pairs of editions compared', ({ pairs }) => pairs),
      row('entries that appeared or vanished between two', ({ differences }) => differences),
      row('fewest people that changed since what it replaces', ({ fewestChanged }) => fewestChanged),
      row('not checked: entries new against one earlier edition', ({ strict }) => strict.compared),
      row('not checked: of these, fewer people than the floor changed between the two', ({ strict }) => strict.belowFloor),
      row('not checked: fewest people that changed between the two', ({ strict }) => strict.fewest),
      ...checks.map((check) => row(check, ({ findings }) => findings.filter((finding) => finding.check === check).length)),
    ],
  )}`
}
