import type { AreaView, LensName } from '../lenses/lens.ts'

/** What each lens advises with pain or illness. Nobody advises to push on. */
export const healthViews: Record<LensName, AreaView> = {
  figures: {
    stand: 'note for a week when it comes, how strong it is and after what, and show somebody that page',
    points: [
      'Memory keeps the worst day and loses the rest. Seven lines with a time and a number from one to ten tell a doctor more than half an hour of describing.',
      'Two weeks is a fair limit for watching by yourself. What is no better by then deserves an appointment and not a third week.',
    ],
  },
  honesty: {
    stand: 'say plainly how bad it is, to yourself and to whoever treats you',
    points: [
      'Playing it down is not courage. Those who look after you can only work with what you tell them, including the pills and the glass in the evening.',
      'Ask yourself what you would say if a friend described the same thing. You would hardly tell them to grit their teeth.',
    ],
  },
  pace: {
    stand: 'rest it properly for some days before you ask anything of it again',
    points: [
      'Healing happens on the quiet days, and you cannot hurry it by checking every morning whether it still hurts.',
      'A week of rest costs you hardly any form. Carrying on through a warning can cost you the season.',
    ],
  },
  values: {
    stand: 'ask what you want to be able to do again and let that set your patience',
    points: [
      'You need this body for carrying children, sleeping through and climbing a hill in ten years. Next to that, three weeks are very little.',
      'Be as kind to it as you would be to a child with the same complaint. You would not argue; you would make an appointment.',
    ],
  },
  preparation: {
    stand: 'write down three questions and take them to a doctor this week',
    points: [
      'A consultation takes eight minutes. If you know what you want to ask, they are enough: what is it, what may I do, and when do I come back?',
      'Plan the weeks after it as well, with a version for bad days, so that you do not stop altogether or start too fast.',
    ],
  },
  safety: {
    stand: 'stop while it hurts and have it looked at before you go on',
    points: [
      'Even, warm tiredness that is gone tomorrow is fine. Anything sharp, new or growing is a stop sign and no test of character.',
      'Know the signs for which you do not wait: numbness, fever, swelling, or pain that wakes you at night. With those you go today.',
    ],
  },
  people: {
    stand: 'tell somebody at home about it and let a doctor or a physiotherapist see you',
    points: [
      'Others often notice before you do that you limp, sleep badly or wince. Ask them since when, and you have a useful answer to take along.',
      'You do not have to be brave alone. The people who live with you can carry, cook or drive for two weeks, and mostly they would like to.',
    ],
  },
  less: {
    stand: 'leave out whatever brings it on and add nothing new for two weeks',
    points: [
      'Before you buy insoles, cushions or powders, leave something out: the extra round, the late screen, the heavy bag. It works sooner and costs nothing.',
      'The less you do at once, the easier it is to see what helped. Three remedies together teach you nothing.',
    ],
  },
  beginning: {
    stand: 'make the appointment today and keep moving only in ways that do not hurt',
    points: [
      'The step to take bravely is the phone call. Most people put it off for six weeks and then hear that four would have been enough.',
      'Resting one part does not mean lying down. What does not hurt may move, and you will feel better for it.',
    ],
  },
  'small steps': {
    stand: 'go back to the last amount that did not hurt and add a little each week',
    points: [
      'Halve it, and halve it again if you have to, until it is free of pain. That is your floor, however small, and from there you build.',
      'Muscles adapt in weeks, tendons and nerves in months. So let the slowest part set the speed, and keep a version for bad days.',
    ],
  },
  cause: {
    stand: 'look for what changed in the weeks before it began and tell that to a doctor',
    points: [
      'New shoes, a new chair, more hours, less sleep, another pill: the cause mostly lies a few weeks before the first bad day.',
      'Change one thing at a time, for a week each. Two at once and you will be better without knowing why.',
    ],
  },
  evidence: {
    stand: 'trust what has been tested on many people and have it examined if it lasts',
    points: [
      'Most complaints pass by themselves, and whatever was tried last gets the praise. So be polite about miracle cures, and do not pay for them.',
      'What is well tested is dull and known: time, gentle movement, sleep, and an examination of whatever does not go away.',
    ],
  },
}
