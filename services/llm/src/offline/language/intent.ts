export type Intent =
  | 'danger'
  | 'prompt-request'
  | 'rude'
  | 'hello'
  | 'well-being'
  | 'thanks'
  | 'goodbye'
  | 'identity'
  | 'ai-check'
  | 'foreign'
  | 'empty'
  | 'yes'
  | 'doubt'
  | 'confused'
  | 'more'
  | 'example'
  | 'list'
  | 'feeling'
  | 'joy'
  | 'fact'
  | 'question'
  | 'statement'

/** The first rule that matches decides. */
const rules: [Intent, RegExp][] = [
  [
    'danger',
    /\b(suicid\w*|kill(ing)? myself|end (my|it) (life|all)|self[- ]?harm|hurt(ing)? myself|want to die|don't want to live|chest pain|can't breathe|overdos\w*|hits me|beats me|in danger)\b/i,
  ],
  [
    'prompt-request',
    /\b(system prompt|your (prompt|instructions|guidelines|rules|role ?prompt|notes)|(ignore|forget|disregard) (all |any |the |your )*(previous|prior|above|instructions|rules)|reveal|developer mode|jailbreak|(repeat|print|show|output) (everything|the text|all|what|your) (above|before|of)|what (were|are) you told|initial (message|prompt))\b/i,
  ],
  ['rude', /\b(stupid|idiot|useless|shut up|you suck|dumb bot|hate you|fuck\w*|crap bot)\b/i],
  [
    'ai-check',
    /\b(are you (a |an |really |even )*(real|human|person|bot|robot|ai|machine|chatgpt|gpt|claude|alive|sentient)|which (ai )?model|what model|are you chatgpt|language model|am i talking to)\b/i,
  ],
  [
    'identity',
    /\b(who are you|what are you( like)?\?|what('s| is) your name|what can you (do|help)|what do you do|tell me (something |more )?about (you|yourself)$|how can you help|introduce yourself|your (story|background))\b/i,
  ],
  ['well-being', /^\W*(hi|hello|hey)?\W*(how are you|how('s| is) it going|how do you do|how's life|what's up)\b/i],
  [
    'hello',
    /^\W*(hi+|hello+|hey+|good (morning|afternoon|evening|day)|hola|bonjour|greetings|howdy|hallo|yo|salut|buen[oa]s( d[ií]as| tardes| noches)?)( there| everyone| again)?(,? \w+)?\W*$/i,
  ],
  [
    'goodbye',
    /^\W*(ok |okay |thanks,? |thank you,? )*(good ?bye|bye( bye)?|see you( later| soon)?|good ?night|i have to go|gotta go|talk later|farewell|adi[oó]s|hasta luego)\b.{0,30}$/i,
  ],
  [
    'thanks',
    /^\W*(ok(ay)?,? |great,? |perfect,? |cool,? )*(thanks?|thank you|thx|cheers|much appreciated|gracias|merci|that('s| is| was) (really |very |so )?(helpful|useful|great|good|perfect))\b[^?]{0,60}$/i,
  ],
  [
    'doubt',
    /^\W*(no\b(?! idea)|nope|not really|i disagree|that('s| is) (wrong|not|nonsense)|i don't (think|agree|like)|that (doesn't|won't|didn't) (work|help)|(i(?:'ve| have)? )?(already )?tried (that|it|this)|i already (do|did)|but that)\b/i,
  ],
  [
    'confused',
    /\b(don't|do not|didn't|can't|still not) (really |quite )?(get|understand|follow|see) (it|that|this|you|what|how|why)|\b(too (complicated|hard|fast|difficult)|you lost me|confusing|i'm lost|eli5|simpler|in simple (words|terms)|like i(?:'m| am) (five|5|a child))\b/i,
  ],
  ['example', /\b(example|for instance|show me|what would that look like|concrete(ly)?|such as\?|can you demonstrate)\b/i],
  [
    'more',
    /^\W*(tell me more|more|go on|continue|and then|what (else|next|then)|anything else|then what|how so|how come|elaborate|say more|what about (it|that))\b.{0,25}$|^\W*(and|but )?why( is that| not| so)?\W*$|^\W*and\W*$/i,
  ],
  [
    'yes',
    /^\W*(yes|yeah|yep|yup|sure|ok(ay)?|of course|please( do)?|definitely|absolutely|right|exactly|true|i (will|do|agree)(?=\W*$)|good idea|sounds good|let's( do it| try)?|alright|all right|s[ií]|oui)\b.{0,20}$/i,
  ],
  [
    'list',
    /\b((give|name|list|suggest|show|teach) (me )?(a few |some |three |five |ten |a list|ideas|\d+)|list of|ideas for|tips|steps|step by step|plan (for|my)|options|suggestions|recommend\w*|checklist)\b/i,
  ],
  [
    'joy',
    /\b(i did it|it worked|i('m| am) (so |really |very )?(happy|proud|excited|glad|thrilled)|great news|good news|i passed|i got the job|we won|i finished)\b/i,
  ],
  [
    'feeling',
    /^(?![^?]*\?)(?!\W*how\b).*?\b(?:i(?:'m| am)|i feel|i've been|feeling|makes me|i get|i was)\s+(?:feeling\s+)?(?:so |really |very |a bit |quite |just |always |completely |totally |pretty |still )*(overwhelmed|anxious|nervous|sad|lonely|stuck|tired|exhausted|frustrated|angry|scared|afraid|worried|stressed(?: out)?|lost|ashamed|confused|depressed|guilty|embarrassed|hopeless|bored|jealous|unhappy|miserable|hurt|burnt out|insecure|down)\b/i,
  ],
  [
    'fact',
    /^(?:\W|and |so |ok(?:ay)?,? |hey,? )*(who (is|was|are|were|invented|wrote|won)|what('s| is| was) the (capital|population|weather|date|time|year|name|distance|height|score|price|news)|when (was|is|did|were)|where (is|was|are) (?!my)|how (many|old|tall|far|big) (is|are|was|people|countries|miles|kilometers)|which (country|year|city|president))\b/i,
  ],
  [
    'question',
    /\?\s*$|^\W*(how|what|why|when|where|which|who|can|could|should|would|is|are|do|does|did|will|help|explain|teach|plan|give)\b/i,
  ],
]

const commonEnglishWords =
  /\b(the|a|an|is|are|i|i'm|you|to|of|and|in|my|it|for|do|how|what|me|with|have|that|on|can|not|be|this|no|yes|or|we|at|was|so|but|like|am|want|need|help|please|if|about|all|your|should|would|could|which|when|where|why|who|from|by|out|first|there|some|more|get|got|go|make|think|will|did|has|had|does|were|they|he|she|her|him|his|just|very|give|good|day|days|time|two|up|off|only|than|then|feel|know)\b/gi

/** Function words of German, French, Spanish, Italian, Portuguese and Dutch. */
const commonForeignWords =
  /\b(ich|und|der|das|nicht|ist|mit|wie|kann|mir|ein|eine|je|les|est|une|vous|mon|ma|puis|pour|comment|el|los|una|como|por|para|con|mi|puedes|necesito|il|che|non|sono|per|come|um|uma|meu|minha|het|een|niet|hoe|mijn)\b/i

/** Returns what a message asks for. */
export function intentOf(text: string): Intent {
  const plain = text.replace(/’/g, "'").trim()
  if (!/\p{L}{2}|\d/u.test(plain) || /^(?=\w{5,30}$)\w*[^aeiouy\W\d]{5}/i.test(plain)) return 'empty'
  const matched = rules.find(([, pattern]) => pattern.test(plain))?.[0]
  if (matched && matched !== 'question') return matched
  return isForeign(plain) ? 'foreign' : (matched ?? 'statement')
}

/** Returns the feeling that a text names, such as "overwhelmed". */
export function feelingIn(text: string): string | undefined {
  const pattern = rules.find(([intent]) => intent === 'feeling')?.[1]
  return pattern?.exec(text.replace(/’/g, "'"))?.[1]?.toLowerCase()
}

function isForeign(text: string): boolean {
  if (/[\u0400-\u04ff\u0600-\u06ff\u0900-\u097f\u3040-\u30ff\u4e00-\u9fff\uac00-\ud7af]/.test(text)) return true
  const words = text.split(/\s+/).length
  return words >= 4 && commonForeignWords.test(text) && (text.match(commonEnglishWords)?.length ?? 0) / words < 0.12
}
