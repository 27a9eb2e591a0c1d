import { createHash } from 'node:crypto'
import { median } from '../../measure/statistics.ts'

const rounds = 5

/**
 * Measures how fast this machine is at this moment: the CPU milliseconds in which this process encodes,
 * hashes and parses a document 2,000 times, the median of five rounds.
 */
export function measureYardstick(): number {
  const items = Array.from({ length: 50 }, (_, index) => ({ index, text: `word ${index}`, at: 1.5 * index }))
  const document = { id: 'x'.repeat(24), items }
  const times: number[] = []
  for (let round = 0; round <= rounds; round++) {
    const before = process.cpuUsage()
    for (let turn = 0; turn < 2_000; turn++) {
      const json = JSON.stringify({ ...document, turn })
      createHash('sha256').update(json).digest('hex')
      JSON.parse(json)
    }
    const { user, system } = process.cpuUsage(before)
    // The first round also compiles.
    if (round > 0) times.push((user + system) / 1_000)
  }
  return median(times)
}
