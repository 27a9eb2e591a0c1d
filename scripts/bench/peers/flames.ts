import { measureStreams } from '../../load/stream-load.ts'
import { flameGraph } from '../../measure/flame-graph.ts'
import { machine } from '../../measure/processes.ts'
import { out } from '../../measure/statistics.ts'
import { startProvider } from '../../product/start-provider.ts'
import { createReport } from '../report.ts'
import { accountCount, clients, everyMs, exchangesOf } from './measure-peer.ts'
import { startRostra } from './start-rostra.ts'

/*
 * `npm run bench:flames`: where the product spends the CPU time of the exchanges that `bench:peers` measures, as flame graphs in text: of
 * the first 200 of a process and of 400 after 2,000. The profiler itself takes CPU time, so that its shares are true but not its times.
 */
const tokens = 60
const acts = { young: 200, warmUp: 1_800, warm: 400 }

const report = createReport()
const provider = await startProvider()
const peer = await startRostra(provider)
try {
  const act = exchangesOf(await peer.openAccounts(accountCount), { tokens, everyMs })
  const exchange = async (name: string, count: number) =>
    report.problemsOf(
      name,
      await measureStreams({ act, clients, acts: count, seconds: 240, warmUpSeconds: 0, generators: { provider: provider.pid } }),
    )
  const young = await peer.profileCpu(() => exchange('young', acts.young))
  await exchange('warm-up', acts.warmUp)
  const warm = await peer.profileCpu(() => exchange('warm', acts.warm))
  out(`${machine()}; exchanges of ${tokens} tokens, ${clients} in flight; % of the CPU time of the product's process\n`)
  out(`The first ${acts.young}:\n${flameGraph(young)}\n`)
  out(`${acts.warm} after ${acts.young + acts.warmUp}:\n${flameGraph(warm)}`)
} finally {
  await peer.stop()
  provider.stop()
}
process.exit(report.end())
