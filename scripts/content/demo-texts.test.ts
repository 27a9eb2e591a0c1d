import { expect, it } from '@jest/globals'
import { readDemoVectors } from '@rostra/persona/material/store/demo-vectors'
import { localEmbeddingsModel } from '../infra/servers/start-embeddings.ts'
import { demoTexts } from './demo-texts.ts'

it('the stored vectors are those of all texts of the demo personas, and no others: npm run vectors:gen makes them', async () => {
  const texts = await demoTexts()
  const stored = await readDemoVectors(localEmbeddingsModel)
  expect(texts.filter((text) => stored?.vectorOf(text) === undefined)).toEqual([])
  expect(stored?.count).toBe(texts.length)
})
