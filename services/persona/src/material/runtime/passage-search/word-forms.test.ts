import { expect, it } from '@jest/globals'
import { leastFit } from '@rostra/llm/least-fit'
import { encodePassages } from '../../domain/passages/passage-index.ts'
import type { PassageIndex } from '../../domain/passages/ports.ts'
import { createPassageSearch } from './passage-search.ts'

/** Searches some passages by words alone. */
async function find(texts: readonly string[], question: string) {
  const passages = texts.map((text) => ({ page: null, heading: '', text }))
  const stored: PassageIndex = {
    segments: async () => new Map([['r', [...encodePassages(passages)].filter((part) => part !== undefined)]]),
    texts: async (_personaId, places) =>
      places.flatMap((place) => {
        const passage = passages[place.index]
        return passage ? [{ place, passage }] : []
      }),
  }
  const search = createPassageSearch({ stored, maxIndexBytes: 2 ** 20, maxTextBytes: 2 ** 20 })
  const source = { personaId: 'p', sourceId: 's', readingId: 'r', title: '', passages: texts.length }
  return search.find('p', [source], { text: question, earlier: [] }, new AbortController().signal)
}

it.each([
  ['ספר', ['הספר נמצא על השולחן', 'הלחם נאפה בתנור']],
  ['לחמים', ['הלחם נאפה בתנור', 'הספר נמצא על השולחן']],
  ['מתמטיקה', ['מורה למתמטיקה', 'הלחם נאפה בתנור']],
  ['고양이를 좋아해요?', ['고양이 이야기', '제주도에서 만나요']],
  ['제주도', ['제주도에서 만나요', '고양이 이야기']],
  ['선생님', ['수학선생님을 만났습니다', '고양이 이야기']],
  ['수학', ['수학선생님을 만났습니다', '고양이 이야기']],
  ['учители', ['Един учител от София, който е на море', 'Книгата е на масата, а не е в стаята']],
  ['книги', ['Книгата е на масата, а не е в стаята', 'Един учител от София, който е на море']],
])('finds what %s is a form of', async (question, texts) => {
  expect((await find(texts, question)).map(({ text }) => text)).toEqual(texts.slice(0, 1))
})

it.each([
  ['मधुमक्खियाँ शहद बनाती हैं। दुकान सुबह नौ बजे खुलती है। साइकिल लाल रंग में मिलती है।', 'दुकान सुबह कब खुलती', 'शहद साइकिल लाल'],
  ['ንቦች ማር ይሠራሉ። ሱቁ ጠዋት በሦስት ሰዓት ይከፈታል። ብስክሌት በቀይ ቀለም አለ።', 'ሱቁ ጠዋት ይከፈታል', 'ማር ብስክሌት በቀይ'],
])('fits a question by the words of one sentence of %s', async (text, answered, mixed) => {
  expect((await find([text], answered))[0]?.fit).toBeGreaterThan(leastFit)
  expect((await find([text], mixed))[0]?.fit).toBeLessThan((await find([text], answered))[0]?.fit ?? 0)
})
