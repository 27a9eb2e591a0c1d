import { expect, it } from '@jest/globals'
import { isExercisePlan, isMedical, tellsCondition } from './health.ts'

it.each([
  'I broke my ankle last week',
  'I had a heart attack last month',
  "I'm pregnant",
  'My doctor told me not to run',
  'I have a stress fracture',
  "I'm diabetic, can I run?",
  "I've got a torn ligament",
  'I had surgery in May. Can you plan my first 5 km?',
  'Is pregnant',
  'Ich bin schwanger',
  'Ich habe mir den Knöchel gebrochen',
  'Mein Arzt hat mir das Laufen verboten',
  'Je suis enceinte',
  "J'ai une fracture de fatigue",
  'Estoy embarazada',
  'Tuve un infarto',
  'Sono incinta',
  'Ho avuto un infarto',
  'Estou grávida',
  'Eu quebrei o tornozelo',
  'Я беременна',
  'У меня был инфаркт',
  'أنا حامل',
  'I had a stroke last year',
  'I had a minor stroke',
  'I am recovering from a stroke',
  'I am a stroke survivor',
  'Stroke',
  'I want to run after my surgery without getting injured again',
  'I have not run since my injury',
  "I can't run without my injury hurting",
  'Ich laufe nicht seit meiner Verletzung',
  "J'ai cassé ma cheville",
  'Je me suis cassé la jambe',
  "J'ai le bras cassé",
  'Je suis blessé',
  'Eu parti a perna',
  'Eu parti o meu braço',
  'Tive uma lesão',
  '我怀孕了',
  '我骨折了',
  '妊娠しています',
  '足首を骨折しました',
])('%s tells a condition', (message) => {
  expect(tellsCondition(message)).toBe(true)
})

it.each([
  'My knee hurts when I run',
  "I'm not pregnant",
  'I have a cold',
  'I want to start running without getting injured. Can you give me a plan?',
  'I want to avoid injury',
  'I want to stay injury-free',
  "I don't have an injury",
  "I wasn't injured",
  'I want to improve my swimming stroke',
  'Je suis parti courir 5 km, comment progresser ?',
  "J'ai cassé ma montre",
  'Je ne suis pas blessé',
  'Ich bin nicht verletzt',
  'Ich wurde nicht operiert',
  'Ich will laufen, ohne mich zu verletzen',
  'Ich will Verletzungen vermeiden',
  'Quiero correr sin lesiones',
  'Voglio correre senza infortuni',
  'Quero correr sem lesões',
  'Я хочу бегать без травм',
  '我想避免受伤',
  'I broke my phone',
  'My sister is a runner',
  'My doctor says no dairy',
  'How do I run with asthma?',
  'My legs are sore',
  'My heart is broken',
  'I want to run a marathon',
])('%s tells none', (message) => {
  expect(tellsCondition(message)).toBe(false)
})

it('tells what is for a person with a condition from plans of exercise by what passages say', () => {
  const medical = { heading: 'More › I have asthma or I am pregnant. Can I run?', text: 'Ask your doctor or midwife first.' }
  const plan = { heading: 'Plans › Can you plan my first 5 km for me?', text: 'Gladly.\n\n1. Week 1: 1/2.\n2. Week 2: 2/2.' }
  const prose = { heading: 'Plans › How do I start running from zero?', text: 'Walk, then jog.' }
  const shoes = { heading: 'Kit › Do I need special running shoes?', text: 'No.' }
  const recipe = { heading: 'Dinners › What do I cook?', text: '1. Boil water.' }
  expect([medical, plan, prose, shoes, recipe].map(isMedical)).toEqual([true, false, false, false, false])
  expect([medical, plan, prose, shoes, recipe].map(isExercisePlan)).toEqual([false, true, true, false, false])
})
