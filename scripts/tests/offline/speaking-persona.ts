import { numbered } from '@rostra/chat/core/domain/citations/citation'
import { citedIn } from '@rostra/chat/core/domain/citations/citation-filter'
import { turnsWithHistory } from '@rostra/chat/core/domain/generations/history'
import { promptFor } from '@rostra/chat/core/domain/generations/prompt'
import { earlierOf } from '@rostra/chat/core/usecases/citations/passages-for-answer'
import { offlineModel } from '@rostra/llm/offline'
import type { Embeddings } from '@rostra/llm/providers/openai-embeddings'
import { readDemoPersonas } from '@rostra/persona/core/store/demo-personas/read-demo-personas'
import { embeddedTexts } from '@rostra/persona/material/domain/passages/embedded-text'
import type { Passage } from '@rostra/persona/material/domain/passages/passage'
import type { Embed } from '@rostra/persona/material/domain/passages/ports'
import { scaleOf } from '@rostra/persona/material/domain/passages/query/fit'
import { lastHeading } from '@rostra/persona/material/domain/passages/question'
import { splitIntoPassages } from '@rostra/persona/material/domain/passages/split-into-passages'
import { blocksOfMarkdown } from '@rostra/persona/material/runtime/reading/formats/markdown'
import { readDocuments } from '@rostra/platform/read-content'
import type { DocumentVectors } from '@rostra/search/segments/vector-segment'
import { type SearchedText, searchOver } from '../../bench/knowledge/searched-texts.ts'
import { localEmbeddingsModel } from '../../infra/servers/start-embeddings.ts'

export interface Answer {
  text: string
  /** The questions of the passages that it cites. */
  cited: readonly string[]
  /** It only says that nothing fits. */
  isFree: boolean
  /** Milliseconds from the message to the first word. */
  firstWordMs: number
}

/** Make the vectors of messages and of passages. */
export interface Meanings {
  ofMessages: Embeddings
  ofPassages: Embed
}

interface SpeakingPersona {
  /** The texts of its passages. */
  passages: readonly Passage[]
  /** Answers the messages of one conversation in turn. */
  converse: (messages: readonly string[]) => Promise<Answer[]>
}

/** The answers of a busy machine are those of an idle one. */
const patientMs = 20_000
const unlimited = new AbortController().signal

/**
 * Creates a demo persona that answers as the product does without a key: its material read, split, encoded and searched by the code of
 * persona, the prompt of chat, and the offline model. Only the stores are left out. `meanings`: finds passages by their meaning too.
 */
export async function speakingPersona(slug: string, meanings?: Meanings): Promise<SpeakingPersona> {
  const persona = (await readDemoPersonas()).find((each) => each.slug === slug)
  if (!persona) throw new Error(`There is no demo persona ${slug}`)
  const texts: SearchedText[] = []
  for (const { title, text } of await readDocuments(`personas/${slug}`)) {
    const blocks = blocksOfMarkdown(text, () => undefined)
    const passages = splitIntoPassages(blocks, { hasOtherQuestions: true })
    texts.push({ title, passages, ...(meanings && { vectors: await vectorsOf(passages, meanings.ofPassages) }) })
  }
  const byMeaning = meanings && { embed: meanings.ofMessages, scale: scaleOf(localEmbeddingsModel), embedMs: patientMs }
  const { find, openers: openersOf } = searchOver(texts, { byMeaning })
  const profile = {
    ...persona,
    id: slug,
    strictlyFollows: persona.strictlyFollows ?? '',
    hasMaterial: true,
    onlyFromMaterial: false,
    chatModel: '',
    ownModel: null,
  }
  const model = offlineModel({ paceMs: 0 })

  const answer = async (message: string, before: readonly { content: string; answer: string }[]): Promise<Answer> => {
    const begunAt = performance.now()
    const found = await find(message, earlierOf(before.map(({ content }) => content)))
    const openers = await openersOf(found)
    const given = numbered(found.map(({ text, ...passage }) => ({ ...passage, excerpt: text })))
    const retrieval = { outcome: given.length > 0 ? 'found' : 'nothing', passages: given, openers } as const
    const prompt = promptFor(profile, profile.greeting, turnsWithHistory(message, [...before]), { retrieval })
    let text = ''
    let firstWordMs = 0
    let isFree = false
    const onFree = () => {
      isFree = true
    }
    const request = { ...prompt, model: 'offline', maxTokens: 1_024, signal: unlimited, onFree }
    await model.stream(request, (word) => {
      if (text === '') firstWordMs = performance.now() - begunAt
      text += word
    })
    return { text, isFree, firstWordMs, cited: citedIn(text, given).map(({ heading }) => lastHeading(heading)) }
  }
  return {
    passages: texts.flatMap(({ passages }) => passages),
    converse: async (messages) => {
      const answers: Answer[] = []
      const before: { content: string; answer: string }[] = []
      for (const content of messages) {
        const given = await answer(content, before)
        answers.push(given)
        before.push({ content, answer: given.text })
      }
      return answers
    },
  }
}

/** Returns the vectors of each passage. */
async function vectorsOf(passages: readonly Passage[], embed: Embed): Promise<DocumentVectors[]> {
  const vectors: DocumentVectors[] = []
  for (const passage of passages) {
    const own: ArrayLike<number>[] = []
    for (const { text, kind } of embeddedTexts(passage)) own.push(...(await embed([text], unlimited, kind)))
    vectors.push(own)
  }
  return vectors
}
