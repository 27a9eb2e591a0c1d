import { readFileSync } from 'node:fs'
import { describe, expect, it } from '@jest/globals'
import { divide, serviceTests } from './needs-bus.ts'

const graph = (imports: Record<string, string[]>) =>
  new Map(Object.entries(imports).map(([from, targets]) => [from, targets.map((to) => ({ from, to, isPackage: false, line: 1 }))]))

describe('the division of the service tests', () => {
  it.each([
    'proto/gen/chat-events.ts',
    'services/a/tests/harness/events.ts',
    'services/kit/src/events/kafka/kafka-bus.ts',
    'services/kit/src/testing/event-timeout.ts',
  ])('puts a file that imports %s on the bus, and none whose harness alone does', (module) => {
    const { onBus, inProcess } = divide(
      graph({
        'services/a/tests/direct.test.ts': [module],
        'services/a/tests/through.test.ts': ['services/a/tests/harness.ts'],
        'services/a/tests/harness.ts': [module, 'services/a/tests/harness.ts'],
      }),
      '/clone',
    )
    expect(onBus).toEqual(['/clone/services/a/tests/direct.test.ts'])
    expect(inProcess).toEqual(['/clone/services/a/tests/through.test.ts'])
  })

  it('leaves a file in process whose service alone knows events', () => {
    const { onBus, inProcess } = divide(
      graph({ 'services/a/tests/a.test.ts': ['services/a/src/app.ts', 'services/kit/src/testing/test-buses.ts'] }),
      '/clone',
    )
    expect(onBus).toEqual([])
    expect(inProcess).toEqual(['/clone/services/a/tests/a.test.ts'])
  })

  it('has every file of the repository that uses a bus of its harness or knows the broker on the bus', () => {
    const { onBus, inProcess } = serviceTests()
    const uses = (file: string) => /\bharness\.bus(es)?\b|TEST_KAFKA_BROKERS/.test(readFileSync(file, 'utf8'))
    expect(inProcess.filter(uses)).toEqual([])
    expect(onBus.length).toBeGreaterThan(0)
    expect(inProcess.length).toBeGreaterThan(0)
  })
})
