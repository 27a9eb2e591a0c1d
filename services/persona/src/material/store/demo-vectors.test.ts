import { describe, expect, it } from '@jest/globals'
import type { Embed } from '../domain/passages/ports.ts'
import { decodeDemoVectors, encodeDemoVectors, readDemoVectors, withDemoVectors } from './demo-vectors.ts'

const signal = new AbortController().signal

describe('the stored vectors of the demo personas', () => {
  it('are taken in place of asking the model, which is asked for the others only', async () => {
    const text = { text: 'How hot?', kind: 'query' } as const
    const file = decodeDemoVectors(Buffer.from(encodeDemoVectors(new Map([[text, [0.5, -1]]]))))
    const asked: string[] = []
    const embed: Embed = async (texts) => {
      asked.push(...texts)
      return texts.map(() => [1, 1])
    }
    const known = withDemoVectors(embed, 'm', async () => file)
    expect((await known(['Why?', 'How hot?'], signal, 'query')).map((vector) => Array.from(vector))).toEqual([
      [1, 1],
      [64, -127],
    ])
    expect((await known(['How hot?'], signal, 'passage')).map((vector) => Array.from(vector))).toEqual([[1, 1]])
    expect(asked).toEqual(['Why?', 'How hot?'])
  })

  it('are made by the model while the file cannot be read, which the next call tries again', async () => {
    const text = { text: 'How hot?', kind: 'query' } as const
    const file = decodeDemoVectors(Buffer.from(encodeDemoVectors(new Map([[text, [0.5, -1]]]))))
    let reads = 0
    const known = withDemoVectors(
      async (texts) => texts.map(() => [1, 1]),
      'm',
      async () => {
        if (++reads === 1) throw new Error('too many open files')
        return file
      },
    )
    const ask = async () => (await known(['How hot?'], signal, 'query')).map((vector) => Array.from(vector))
    expect(await ask()).toEqual([[1, 1]])
    expect(await ask()).toEqual([[64, -127]])
  })

  it('are none for a model without a file', async () => {
    expect(await readDemoVectors('another')).toBeNull()
    expect(await readDemoVectors('../personas')).toBeNull()
  })
})
