import { type EmbeddedText, embeddedTexts } from '@rostra/persona/material/domain/passages/embedded-text'
import { splitIntoPassages } from '@rostra/persona/material/domain/passages/split-into-passages'
import { blocksOfMarkdown } from '@rostra/persona/material/runtime/reading/formats/markdown'
import { readDemoMaterial } from '@rostra/persona/material/store/read-demo-material'

/** Returns the different texts of the demo personas that get vectors. */
export async function demoTexts(): Promise<EmbeddedText[]> {
  const documents = (await readDemoMaterial()).flatMap((each) => each.documents)
  const passages = documents.flatMap(({ text }) =>
    splitIntoPassages(
      blocksOfMarkdown(text, () => undefined),
      { hasOtherQuestions: true },
    ),
  )
  return [...new Map(passages.flatMap(embeddedTexts).map((each) => [`${each.kind} ${each.text}`, each])).values()]
}
