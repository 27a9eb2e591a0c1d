import { foodNamesIn } from '../ruled-out/foods.ts'
import { partsOf } from '../ruled-out/parts.ts'

const word = (...alternatives: string[]) => new RegExp(`(?<!\\p{L})(?:${alternatives.join('|')})(?!\\p{L})`, 'iu')

const bodyParts =
  '(?:\\p{L}+ )?(?:ankle|foot|feet|legs?|toes?|hip|knees?|arm|wrist|shoulder|collarbone|ribs?|back|spine|pelvis|hand|finger|elbow|heel|achilles|tendon|ligaments?|meniscus|hamstring|calf|shin|muscle|bones?)'
/** An injury, an illness or a pregnancy with which a person asks a doctor before any exercise. Not a cold, or what hurts after a run. */
const conditions = [
  word(
    `(?:broke|fractured|tore|sprained|ruptured|dislocated|injured) (?:my|an?|both) ${bodyParts}`,
    `(?:broken|fractured|torn|sprained|ruptured|dislocated|injured) ${bodyParts}`,
    '(?:stress )?fractures?|slipped disc|herniated|concussion|heart (?:attack|condition|disease|problems?|failure|surgery|operation)|stroke|surgery|pacemaker|angina|high blood pressure|hypertension|asthma\\p{L}*|diabet\\p{L}*|epilep\\p{L}*|cancer|chemo\\p{L}*|arthritis|osteoporosis|thrombosis|blood clot|copd|pneumonia|hernia|injur(?:y|ies|ed)|medical condition|health condition|pregnan\\p{L}*|gave birth|had a baby|c-section',
    'schwanger\\p{L}*|gebrochen|\\p{L}*bruch|herzinfarkt|herz(?:krank\\p{L}*|fehler|problem\\p{L}*)|schlaganfall|operiert|\\p{L}*operation|bluthochdruck|\\p{L}*riss|bandscheibe\\p{L}*|verletz\\p{L}*|krebs|entbunden',
    'enceinte|cassée?|fractur\\p{L}*|infarctus|crise cardiaque|avc|opérée?|opération|asthmatique|hypertension|blessé\\p{L}*|entorse|accouché',
    'embarazada|rompí|rot[oa]|infarto|ictus|operad[oa]|operaron|asma|hipertensión|lesi[oó]n\\p{L}*|esguince',
    'incinta|rott[oa]|frattur\\p{L}*|operat[oa]|ipertensione|infortun\\p{L}*|distorsione',
    'grávida|quebrei|parti|fratur\\p{L}*|enfarte|hipertensão|lesão|lesionei|entorse',
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
const isNone =
  /(?<!\p{L})(?:not|n't|no|never|nicht|kein\p{L}*|pas|non|não|не|нет|لست|ليس) (?:\p{L}+ ){0,2}(?:pregnant|injur\p{L}*|schwanger|enceinte|embarazada|incinta|grávida|беременн\p{L}*|condition|حامل)|没有怀孕|妊娠していない/iu
/** A doctor's order about food is no condition: the food is ruled out. */
const isOrderAgainst = (text: string) => is(orders, text) && foodNamesIn(text).length === 0
const is = (patterns: readonly RegExp[], text: string) => patterns.some((pattern) => pattern.test(text))

/** Whether a message, or a note, states an injury, an illness, a pregnancy or a doctor's order of the person. */
export const tellsCondition = (message: string): boolean =>
  partsOf(message).some(
    ({ text, isQuestion }) =>
      !isQuestion && !isNone.test(text) && (isOrderAgainst(text) || (is(conditions, text) && ofThePerson.test(text))),
  )

const lastHeading = (heading: string): string => heading.split(' › ').at(-1) ?? ''
const namesDoctor = new RegExp(`(?<!\\p{L})${doctors}s?(?!\\p{L})|医生|医師|医者`, 'iu')
const namesCondition = [
  ...conditions,
  word('illness', 'disease', 'krankheit\\p{L}*', 'maladie\\p{L}*', 'enfermedad\\p{L}*', 'malatti\\p{L}*', 'doença\\p{L}*', 'болезн\\p{L}*'),
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
