import type { MaterialHint } from '../../chat-model.ts'
import { languageOf } from '../languages/language-of.ts'
import { withoutOrderingSentences } from '../orders.ts'
import { type Chosen, choosePassages } from '../passages/choose-passages.ts'
import { ruledOutOf } from '../ruled-out/in-passages.ts'
import { foodsWanted, ruledOutIn, stillRuledOut, withoutRuledOut } from '../ruled-out/ruled-out.ts'

interface Found extends Chosen {
  /** All passages that have nothing in them that the question rules out, whether they fit or not. */
  others: MaterialHint['passages']
}

/** Chooses the passages that answer a question to experts or to the panel, as for a chat that begins with it. */
export function passagesFor(question: string, material: MaterialHint | undefined): Found {
  const given = withoutOrderingSentences(material?.passages ?? [])
  const rest = withoutRuledOut(question, languageOf([question]))
  const ruledOut = stillRuledOut(ruledOutIn([question]), rest, '')
  const chosen = choosePassages(given, { ruledOut, foods: foodsWanted(rest), givenBefore: '', wantsAnother: false })
  return { ...chosen, others: given.filter((passage) => !ruledOutOf(passage, ruledOut)) }
}
