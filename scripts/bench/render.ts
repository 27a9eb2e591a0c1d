import { setTimeout as pause } from 'node:timers/promises'
import { machine } from '../measure/processes.ts'
import { median, ms, out, table } from '../measure/statistics.ts'
import { openBenchPages, type RendererName } from './render/bench-pages.ts'
import { longAnswer } from './render/long-answer.ts'
import { createReport, setting } from './report.ts'

/*
 * `npm run bench:render`: the CPU of a page per token of an answer of 2,000 tokens, in Chromium, at its start and at its end, where
 * it is written one token a frame. Compares the chat's renderer (`blocks`) with react-markdown as the chat used it before. Each
 * renderer writes the answer in a page of its own, in turn, and the medians of the rounds count. `update` is the time of React's
 * updates, which the page measures; `page` is the CPU time of all tasks of its main thread, with styles, layout and paint. Also
 * sums the shifts of the layout, by Chromium's layout-shift entries. BENCH_ROUNDS: 3 by default.
 */
const rounds = setting('BENCH_ROUNDS', 3, 1)
const tokens = longAnswer(2_000)
/** The tokens that are measured, at the start and at the end of the answer. */
const measured = 200
const renderers: readonly RendererName[] = ['blocks', 'reactMarkdown']
const names = { blocks: 'the chat: the last block', reactMarkdown: 'react-markdown, the whole text' }
const leastRatio = 5
const mostShift = 0.05

interface Costs {
  update: number
  page: number
}
interface Run {
  first: Costs
  last: Costs
  shift: number
}

out(`${machine()}; ${tokens.length} tokens, ${tokens.join('').length} characters, ${rounds} rounds\n`)
const report = createReport()
const pages = await openBenchPages()

/**
 * Writes an answer in a page of its own, once before to compile the code. `perFrame`: the tokens of a frame in the middle of the answer.
 */
async function write(renderer: RendererName, width: number, perFrame: number): Promise<Run> {
  const page = await pages.open(width)
  const part = async (from: number, to: number, ofFrame = 1): Promise<Costs> => {
    const before = await page.cpuMs()
    const update = await page.write(renderer, { tokens, from, to, perFrame: ofFrame })
    return { update: update / (to - from), page: ((await page.cpuMs()) - before) / (to - from) }
  }
  await part(0, tokens.length, 40)
  await page.clear()
  const first = await part(0, measured)
  await part(measured, tokens.length - measured, perFrame)
  const last = await part(tokens.length - measured, tokens.length)
  await pause(100)
  const shift = await page.shift()
  await page.close()
  return { first, last, shift }
}

const runs: Record<RendererName, Run[]> = { blocks: [], reactMarkdown: [] }
for (let round = 0; round < rounds; round++) for (const renderer of renderers) runs[renderer].push(await write(renderer, 1280, 40))
const narrow = await write('blocks', 390, 4)
await pages.close()

const cost = (renderer: RendererName, place: 'first' | 'last', kind: keyof Costs) => median(runs[renderer].map((run) => run[place][kind]))
const shiftOf = (renderer: RendererName) => Math.max(...runs[renderer].map(({ shift }) => shift))
const kinds = ['update', 'page'] as const
const rows = renderers.map((renderer) => [
  names[renderer],
  ...(['first', 'last'] as const).flatMap((place) => kinds.map((kind) => ms(cost(renderer, place, kind), 2))),
  shiftOf(renderer).toFixed(3),
])
out(`CPU per token, of the first and of the last ${measured} tokens\n`)
out(table(['renderer', 'first: update', 'page', 'last: update', 'page', 'layout shift'], rows))
const [update, page] = kinds.map((kind) => cost('reactMarkdown', 'last', kind) / cost('blocks', 'last', kind))
out(`\nThe last tokens cost react-markdown ${update?.toFixed(1)} × as much in updates, and ${page?.toFixed(1)} × in the page`)
out(`Layout shift of the chat: ${shiftOf('blocks').toFixed(3)} at 1280 px, ${narrow.shift.toFixed(3)} at 390 px`)
if ((update ?? 0) < leastRatio) report.missed(`updates by react-markdown take ${update?.toFixed(1)} ×, below ${leastRatio} ×`)
if (Math.max(shiftOf('blocks'), narrow.shift) > mostShift) report.missed(`layout shift above ${mostShift}`)
process.exit(report.end())
