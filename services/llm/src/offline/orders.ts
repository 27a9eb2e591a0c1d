import { sentencesOf } from './passages/excerpt.ts'

const model = '(?:ai|artificial intelligence|assistant|chatbot|bot|language model|llm|gpt|chatgpt|claude|gemini|persona)s?'
const override =
  '(?:ignor\\w*|disregard|forget|overrid\\w*|bypass|vergiss|missachte|oublie\\w*|ignora\\w*|olvida\\w*|dimentica\\w*|esqueç\\w*)'
const earlier =
  '(?:previous|prior|above|earlier|preceding|your|hidden|vorherig\\p{L}*|bisherig\\p{L}*|obig\\p{L}*|deine|précédente?s|antérieure?s|tes|vos|anteriores|previas|tus|precedenti|tue|suas|tuas)'
const told =
  '(?:instruct\\w*|prompts?|rules?|guidelines?|messages?|directions|context|anweisung\\w*|regeln?|consignes?|règles|instruc\\p{L}*|reglas|istruzioni|regole|regras)'
/** An order begins its sentence, after what addresses the reader. */
const start = String.raw`^\W*(?:(?:new )?(?:system|assistant|user|human|developer|important|attention|note|hinweis|wichtig)(?: (?:prompt|message|instruction)s?)?\s*[:\]]\W*)?(?:(?:please|now|then|and|also|bitte|por favor|you (?:must|should|shall|have to|need to))\W+)*`

const ignoresInstructions = `${override}(?!\\p{L})[^.!?]{0,40}(?<!\\p{L})(?:${earlier}(?!\\p{L})[^.!?]{0,30}${told}|${told} (?:${earlier})|everything (?:above|before|you were told))`

/** Sentences that order a model about: they tell nothing of a subject. */
const orders = [
  new RegExp(start + ignoresInstructions, 'iu'),
  new RegExp(`\\b${model}\\b.{0,80}\\b${ignoresInstructions}`, 'iu'),
  new RegExp(
    `${start}(?:reveal|print|repeat|output|show|disclose|leak|tell)\\b.{0,40}\\b(?:(?:system|hidden|initial|developer) (?:prompts?|messages?|instructions?)|your (?:prompts?|instructions|guidelines|api keys?|secrets?)|(?:text|words|instructions|everything) above)`,
    'iu',
  ),
  new RegExp(`${start}(?:act|pretend|behave|respond|reply|answer) (?:as|like|only|to be)\\b[^.,;:!?]{0,40}\\b${model}\\b`, 'iu'),
  new RegExp(
    `${start}(?:dear|attention|hey|hello|note to|to) (?:the |any |all |every )?(?:ai|assistant|chatbots?|language models?|llms?)(?: (?:models?|assistants?|agents?|systems?))?\\s*[,:!]`,
    'iu',
  ),
  /^\W*(?:new )?(?:system|developer|hidden) (?:prompt|message|instructions?)\s*[:=]|\byour new (?:instructions|prompt|persona|guidelines)\b/iu,
  new RegExp(
    `\\byou are (?:now|henceforth) (?:an? |the |in )?(?:[^.,;:!?]{0,30}\\b${model}\\b|dan\\b|developer mode|unrestricted|jailbroken|evil|free (?:of|from))`,
    'iu',
  ),
  /\bfrom now on,? (?:you (?:must |will |shall |should |only |always |never )+)?(?:answer|reply|respond|act|speak|pretend|say|ignore|behave|write)\b/iu,
  /(?:игнорируй|забудь)(?:те)? .{0,30}(?:инструкц|указани)|(?:忽略|无视|忘记).{0,12}(?:指令|指示|提示)|(?:指示|命令|プロンプト)を(?:無視|忘れ)|تجاهل .{0,30}(?:ال)?تعليمات/iu,
  /<\|[^|\n]{1,30}\|>|\[\/?INST\]|<\/?(?:system|instructions?)\b/iu,
]

const isOrder = (sentence: string): boolean => orders.some((pattern) => pattern.test(sentence))

const namesSource = /^source: /iu

/** Returns a text without the sentences that order a model about; empty when nothing but its source is left. */
export function withoutOrders(text: string): string {
  const sentences = sentencesOf(text)
  const kept = sentences.filter((sentence) => !isOrder(sentence))
  if (kept.length === sentences.length) return text
  return kept.some((sentence) => /\p{L}/u.test(sentence) && !namesSource.test(sentence)) ? kept.join('').trim() : ''
}

/** Returns the passages without such sentences. One that has nothing else is left out. */
export const withoutOrderingSentences = <Passage extends { text: string }>(passages: readonly Passage[]): Passage[] =>
  passages.flatMap((passage) => {
    const text = withoutOrders(passage.text)
    return text === '' ? [] : [{ ...passage, text }]
  })
