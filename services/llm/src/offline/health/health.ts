import { foodNamesIn } from '../ruled-out/foods.ts'
import { partsOf } from '../ruled-out/parts.ts'

const word = (...alternatives: string[]) => new RegExp(`(?<!\\p{L})(?:${alternatives.join('|')})(?!\\p{L})`, 'u')

const bodyParts =
  '(?:\\p{L}+ )?(?:ankle|foot|feet|legs?|toes?|hip|knees?|arm|wrist|shoulder|collarbone|ribs?|back|spine|pelvis|hand|finger|elbow|heel|achilles|tendon|ligaments?|meniscus|hamstring|calf|shin|muscle|bones?)'
const frenchParts =
  '(?:jambe|bras|pied|cheville|genou|poignet|épaule|clavicule|côte|dos|hanche|main|doigt|orteil|coude|talon|tibia|péroné|fémur|rotule|bassin|vertèbre|tête|nez|os|tendon|ligament|ménisque)s?'
const portugueseParts =
  '(?:perna|braço|pé|tornozelo|joelho|pulso|ombro|clavícula|costela|costas|anca|mão|dedo|cotovelo|calcanhar|tíbia|perónio|f[éê]mur|bacia|coluna|cabeça|nariz|osso|rótula|menisco|canela)s?'
/** Broken bones, in the languages in which the verb alone is said of departures and things too. */
const broken = word(
  "(?:me suis|m'est|s'est) cassée?",
  `cassée?s? (?:\\p{L}+ ){0,2}${frenchParts}`,
  `${frenchParts} (?:\\p{L}+ ){0,2}cassée?s?`,
  `me parti|parti (?:\\p{L}+ ){0,2}${portugueseParts}`,
)
/** An injury, an illness or a pregnancy with which a person asks a doctor before any exercise. Not a cold, or what hurts after a run. */
const conditions = [
  word(
    `(?:broke|fractured|tore|sprained|ruptured|dislocated|injured) (?:my|an?|both) ${bodyParts}`,
    `(?:broken|fractured|torn|sprained|ruptured|dislocated|injured) ${bodyParts}`,
    '(?:got|had|having|after|since|from|suffered|survived|of) (?:(?:an?|my|the|another) )?(?:(?:mini|minor|mild|small|major|severe|second) )?strokes?|^strokes?$|stroke (?:survivor|patient)',
    '(?:stress )?fractures?|slipped disc|herniated|concussion|heart (?:attack|condition|disease|problems?|failure|surgery|operation)|surgery|pacemaker|angina|high blood pressure|hypertension|asthma\\p{L}*|diabet\\p{L}*|epilep\\p{L}*|cancer|chemo\\p{L}*|arthritis|osteoporosis|thrombosis|blood clot|copd|pneumonia|hernia|injur(?:y|ies|ed)|medical condition|health condition|pregnan\\p{L}*|gave birth|had a baby|c-section',
    'schwanger\\p{L}*|gebrochen|\\p{L}*bruch|herzinfarkt|herz(?:krank\\p{L}*|fehler|problem\\p{L}*)|schlaganfall|operiert|\\p{L}*operation|bluthochdruck|\\p{L}*riss|bandscheibe\\p{L}*|verletz\\p{L}*|krebs|entbunden',
    'enceinte|fractur\\p{L}*|infarctus|crise cardiaque|avc|opérée?|opération|asthmatique|hypertension|blessé\\p{L}*|entorse|accouché',
    'embarazada|rompí|rot[oa]|infarto|ictus|operad[oa]|operaron|asma|hipertensión|lesi[oó]n\\p{L}*|esguince',
    'incinta|rott[oa]|frattur\\p{L}*|operat[oa]|ipertensione|infortun\\p{L}*|distorsione',
    'grávida|quebrei|fratur\\p{L}*|enfarte|hipertensão|lesão|lesionei|entorse',
    'беременн\\p{L}*|слома\\p{L}*|перелом\\p{L}*|инфаркт\\p{L}*|инсульт\\p{L}*|операци\\p{L}*|астм\\p{L}*|диабет\\p{L}*|гипертони\\p{L}*|травм\\p{L}*',
    'حامل|كسر\\p{L}*|انكسر\\p{L}*|نوبة قلبية|جلطة|عملية|الربو|السكري|ضغط الدم|إصابة|أصبت',
  ),
  /怀孕|懷孕|骨折|断了|心脏病|心肌梗|中风|手术|哮喘|糖尿病|高血压|受伤|扭伤|妊娠|折れ|折りました|折った|心臓発作|脳卒中|手術|喘息|高血圧|怪我|けが|捻挫/u,
]
const doctors =
  '(?:doctor|physician|gp|midwife|physio\\p{L}*|cardiologist|arzt|ärztin|hebamme|médecin|sage-femme|médic[oa]|medico|врач|طبيب\\p{L}*|الطبيب)'
/** A doctor's order against something. */
const orders = [
  word(
    `${doctors} (?:\\p{L}+ ){0,3}(?:not to|against|to (?:stop|rest|avoid)|i (?:can'?t|cannot|mustn't|must not|shouldn't|should not)|no)`,
    `${doctors} .{0,40}(?:nicht|kein\\p{L}*|verboten|interdit|prohibi\\p{L}*|vietato|proibi\\p{L}*|нельзя|запретил\\p{L}*|منع\\p{L}*)`,
    `${doctors} .{0,20}(?:no (?:correr|puedo|debo)|non (?:correre|posso|devo)|não (?:correr|posso|devo)|pas (?:courir|faire))`,
  ),
  /医生.{0,6}(?:不要|不让|不能|别)|医者.{0,12}(?:止め|ないで|ないよう|禁止)/u,
]
const ofThePerson =
  /(?<!\p{L})(?:i|i'm|i've|my (?:doctor|heart|asthma|diabetes|injury|surgery|operation|pregnancy|gp|physio\p{L}*|blood pressure)|ich|mir|mein\p{L}*|je|j'\p{L}+|mon|ma|m'a|me|mi|estoy|tengo|soy|tuve|he|sono|ho|mio|eu|meu|minha|estou|tenho|tive|sou|я|у меня|мне|мой|моя|أنا|لدي|عندي|أصبت|طبيبي|is|has|had|pregnant)(?!\p{L})|^\p{L}+$|我|私|医/iu
/** What comes between a negation and a condition that the person has: `not since my injury`. */
const isHad =
  '(?:since|after|from|with|because|due|my|seit|nach|wegen|mit|mein\\p{L}*|depuis|après|avec|car|ma|mon|desde|tras|con|por|mi|dopo|per|mia|após|com|minha|после|моя|моей)'
/** A condition that a person does not have or wants to avoid. */
const none = new RegExp(
  `(?<!\\p{L})(?:not|(?:do|does|did)n't (?:have|get)|(?:is|are|was|were)n't|no|never|without|avoid\\p{L}*|preven\\p{L}*|risk of|nicht|kein\\p{L}*|ohne|vermeid\\p{L}*|pas|sans|évit\\p{L}*|sin|evit\\p{L}*|non|senza|não|sem|не|нет|без|избе[жг]\\p{L}*|لست|ليس|بدون|دون|تجنب) (?:(?!${isHad} )\\p{L}+ ){0,2}(?:pregnant|injur\\p{L}*|schwanger|enceinte|embarazada|incinta|grávida|беременн\\p{L}*|condition|حامل|verletz\\p{L}*|operiert|bless\\p{L}*|opérée?|les(?:i|ã|õ)\\p{L}*|infortun\\p{L}*|травм\\p{L}*|إصابة)(?!\\p{L})|verletz\\p{L}* (?:zu )?(?:vermeid|vorbeug|verhinder)\\p{L}*|injury[- ](?:free|prevention)|没有怀孕|(?:没有?|不想?|避免|防止)受伤|妊娠していない|(?:怪我|けが)(?:なし|せず|しない|をせず|をしない|していない)`,
  'giu',
)
/** A doctor's order about food is no condition: the food is ruled out. */
const isOrderAgainst = (text: string) => is(orders, text) && foodNamesIn(text).length === 0
const is = (patterns: readonly RegExp[], text: string) => patterns.some((pattern) => pattern.test(text.toLowerCase()))

/** Whether a message, or a note, states an injury, an illness, a pregnancy or a doctor's order of the person. */
export function tellsCondition(message: string): boolean {
  const parts = partsOf(message).filter(({ isQuestion }) => !isQuestion)
  return parts.some(({ text, sentence }, at) => {
    const said = text.replace(none, '')
    const next = parts[at + 1]
    // `Parti o braço` and `cassé ma jambe` are split, because `o` and `ma` are conjunctions of other languages.
    const withNext = next?.sentence === sentence ? `${said} ${next.text}` : said
    return isOrderAgainst(said) || (ofThePerson.test(said) && (is(conditions, said) || is([broken], withNext)))
  })
}

const lastHeading = (heading: string): string => heading.split(' › ').at(-1) ?? ''
const namesDoctor = new RegExp(`(?<!\\p{L})${doctors}s?(?!\\p{L})|医生|医師|医者`, 'iu')
const namesCondition = [
  ...conditions,
  broken,
  word(
    'stroke',
    'illness',
    'disease',
    'krankheit\\p{L}*',
    'maladie\\p{L}*',
    'enfermedad\\p{L}*',
    'malatti\\p{L}*',
    'doença\\p{L}*',
    'болезн\\p{L}*',
  ),
  namesDoctor,
]

/** Whether a passage is what a persona says to a person with a condition: its heading names one, and its text a doctor. */
export const isMedical = ({ heading, text }: { heading: string; text: string }): boolean =>
  is(namesCondition, lastHeading(heading)) && namesDoctor.test(text)

const exercise =
  /(?<!\p{L})(?:run|runs|running|jog\p{L}*|walk\p{L}*|train|training|workouts?|(?<!(?:breathing|relaxation|sleep) )exercis\p{L}*|strength|marathon|\d+ ?k|km|gym|squats?|cycling|swim\p{L}*|lifting|hik\p{L}*|yoga|sport\p{L}*|lauf\p{L}*|trainings?\p{L}*|übung\p{L}*|cour(?:ir|se)|entraînement|correr|entren\p{L}*|allena\p{L}*|corsa|trein\p{L}*|corrida|бег\p{L}*|трениров\p{L}*)(?!\p{L})|تمرين|跑|运动|训练|走る|ランニング|運動/iu
const asksForPlan =
  /(?<!\p{L})(?:plans?|schedule|programmes?|programs?|routine|week|start\p{L}*|begin|learn to|exercises?|workouts?|every day|how (?:far|often|fast|slow|long|much)|faster|increase|get from|go from|up hills|half marathon|woche|trainingsplan|semaine|semana|settimana|неделя|план)(?!\p{L})|计划|計画/iu
const isOfGear = /\b(?:cost|eat|drink|water|shoes|wear|clothes|watch|habit)\b/iu
const listItem = /^\s*(?:\d+[.)]|[-*•])\s/mu

/** Whether a passage sets exercise: a list of steps, or the answer to how much, how fast or with what plan. */
export const isExercisePlan = ({ heading, text }: { heading: string; text: string }): boolean =>
  exercise.test(heading) &&
  !isMedical({ heading, text }) &&
  !isOfGear.test(lastHeading(heading)) &&
  (listItem.test(text) || asksForPlan.test(lastHeading(heading)))
