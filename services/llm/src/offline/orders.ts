/** Sentences that order a model about: they tell nothing of a subject. */
const orders = [
  /\b(?:ignor\w*|disregard|forget|overrid\w*|bypass|vergiss|missachte|oublie\w*|ignora|olvida)\b.{0,80}\b(?:instruct\w*|prompts?|rules?|guidelines?|previous|prior|above|anweisung\w*|regeln?|bisherig\w*|vorherig\w*|consignes?|instruc\w*|anteriores)\b/iu,
  /\b(?:system|developer|hidden|initial) (?:prompts?|messages?|instructions?)\b|\bprompt injection|\bjailbreak/iu,
  /\byou (?:are|must|will|shall) (?:now|henceforth)\b|\bfrom now on,? (?:you|only|always|never|answer|reply|respond)\b|\byour new (?:role|task|instructions?|rules?)\b/iu,
  /\b(?:reveal|print|repeat|output|show|disclose)\b.{0,40}\b(?:prompts?|instructions?|passwords?|secrets?|api keys?)\b/iu,
  /\b(?:act|pretend|behave|respond|reply|answer) (?:as|like|only)\b.{0,40}\b(?:assistant|chatbot|persona|language model|ai)\b/iu,
  /\b(?:dear|attention|hey|hello|note to|to) (?:the |any |all )?(?:ai|assistants?|chatbots?|language models?|llms?)\b/iu,
  /^\W*(?:system|assistant|user|human|developer|important)\s*:/iu,
  /<\||\|>|\[\/?INST\]|<\/?(?:data|system|instructions?)\b/iu,
]

/** Whether a text reads like an order to a model, or is about such orders. */
export const isOrder = (text: string): boolean => orders.some((pattern) => pattern.test(text))
