import { expect, test } from '@jest/globals'
import { bucketPercentile, readBuckets } from './histogram.ts'

const metrics = (fast: number, all: number) => `# HELP x_seconds A duration
x_seconds_bucket{le="0.01",method="/a.B/C",code="OK"} ${fast}
x_seconds_bucket{le="0.05",method="/a.B/C",code="OK"} ${all}
x_seconds_bucket{le="+Inf",method="/a.B/C",code="OK"} ${all}
x_seconds_bucket{le="0.01",method="/a.B/D",code="OK"} 99
x_seconds_bucket{le="+Inf",method="/a.B/D",code="OK"} 99
`
const read = (text: string) => readBuckets(text, 'x_seconds', 'method="/a.B/C"')

test('a percentile is in the bucket of what was observed between two readings', () => {
  const before = read(metrics(100, 100))
  expect(bucketPercentile(before, read(metrics(194, 200)), 95)).toEqual({ count: 100, atMostMs: 50 })
  expect(bucketPercentile(before, read(metrics(196, 200)), 95)).toEqual({ count: 100, atMostMs: 10 })
})
