import type { Theme } from './theme.ts'

export const bodyThemes: Theme[] = [
  {
    name: 'beginning to run',
    field: 'body',
    keywords: /\b(run(s|ning|ner)?|jog(ging)?|5 ?k(m)?|10 ?k|kilomet\w*|marathon|race|couch|pace|shoes)\b/gi,
    insights: [
      'The right pace for a beginner feels almost silly: slow enough to chat in whole sentences. Your heart and lungs get fit in weeks, your tendons take months, and slow is how you wait for them.',
      'Nobody fails at running in the first week. It is the third week that decides, so plan for that one: shorter, easier, and a day you can keep.',
    ],
    steps: [
      'Start with one minute of easy jogging and two of walking, eight times, and stop while you could still do more.',
      'Go out three days a week with a day off between them. The day off is when the body does its building.',
      'Add one minute of jogging to each round a week, and repeat a week whenever you feel like it.',
      'Lay out the shoes the night before and promise yourself only ten minutes, with permission to turn back.',
      'For a first 5 km: weeks one and two jog 1 and walk 2, weeks three and four jog 3 and walk 2, weeks five and six jog 5 and walk 1, then join them up.',
      'After a missed week go back one step. No making up, no guilt, just shoes on.',
    ],
    pitfalls: [
      'Warm, even tiredness that is gone tomorrow is fine. A sharp pain on one side that grows with each step means stop and walk home, and let someone qualified look at it if it stays.',
    ],
    examples: [
      'A first week can look like this: Tuesday twenty-four minutes of jog 1, walk 2. Thursday the same. Saturday the same with a friend and a bench at the end. That is all of it.',
    ],
    questions: [
      'When did you last run, even for a bus, and how did it feel?',
      'Which three days would be the easiest to keep?',
      'What would you love to be able to do in three months?',
    ],
  },
  {
    name: 'getting stronger and moving more',
    field: 'body',
    keywords:
      /\b(exercis\w*|work ?outs?|gym|strength|strong(er)?|fit(ness)?|stretch\w*|yoga|swim(ming)?|cycl(e|ing)|walk(s|ing)?|posture|back pain|knees?|muscles?)\b/gi,
    insights: [
      'The best exercise is the one you will do on a wet Wednesday. Everything else is fine print.',
      'A body gets stronger from a little more than it is used to, and then rest. Without the first nothing changes, without the second nothing stays.',
    ],
    steps: [
      'Choose three movements you can do at home: getting up from a chair, pushing away from a wall, carrying two bags up the stairs.',
      'Do two rounds, twice a week, and stop with a little left in you.',
      'Hang it on something that happens anyway, such as the kettle or the evening news.',
      'Walk for ten minutes after one meal a day.',
      'Write a dot in the calendar each time. Three dots a week is a success, two is a life.',
    ],
    pitfalls: ['Going too hard in week one is the usual reason there is no week four.'],
    examples: [
      'Somebody who hated gyms did ten chair-rises whenever the kettle boiled. That was forty a day, and by spring the stairs had got shorter.',
    ],
    questions: ['What can you do today without any pain?', 'How many days a week would still be easy in a bad week?'],
  },
  {
    name: 'falling asleep',
    field: 'body',
    keywords: /\b(sleep\w*|insomnia|bed(time)?|asleep|mind races|racing mind|tired|rest(ed|less)?|nights?|nap(s|ping)?|pillow)\b/gi,
    insights: [
      'Sleep is one of the few things that runs away when chased. What helps is to make it welcome and then be busy with something dull.',
      'A busy head at night is often a head that had no quiet minute all day. It keeps its appointment at the first silence it finds.',
    ],
    steps: [
      'Keep the hour of getting up the same for a week, also after a poor night. Bedtime will find its own place.',
      'Two hours before bed, write down each worry with the next small step beside it, and close the notebook.',
      'Step outside within an hour of waking, even under clouds. Morning light sets the evening.',
      'When thoughts race, walk in your mind through a house you used to know, room by room, touching the furniture.',
      'If you are wide awake after a while, get up, keep the light low, fold something, and return when your eyelids are heavy.',
    ],
    pitfalls: ['Going to bed early to catch up usually means lying awake for longer. Sleepiness is a better guide than the clock.'],
    examples: [
      'One guest used to plan her whole week at midnight. We moved the planning to seven in the evening, at the table, with tea. Midnight got bored and left.',
    ],
    questions: ['What time do you usually get up, and is it the same every day?', 'What does the last hour before bed look like now?'],
  },
  {
    name: 'waking in the small hours',
    field: 'body',
    keywords: /\b(wak(e|es|ing) (up )?(at|in|every)|woke|three (am|in the morning)|at three|3 ?am|4 ?am|small hours|back to sleep)\b/gi,
    insights: [
      'Everyone wakes several times a night; most of us simply do not remember it. The trouble begins when the clock is consulted and the arithmetic starts.',
      'At that hour the part of us that weighs things up is still asleep, so every worry looks twice its size. It shrinks again by breakfast.',
    ],
    steps: [
      'Turn the clock to the wall. You do not need to know.',
      'Breathe out slowly, longer than in, and let the jaw hang. Ten times, without counting too carefully.',
      'Tell yourself that lying quietly in the warm is nearly as good. It is nearly true, and that is enough.',
      'If you are cross rather than drowsy, get up for a little, in low light, with something dull to read.',
      'Get up at your usual time all the same. The next night will thank you.',
    ],
    pitfalls: ['A phone at that hour brings light, news and other people. None of them has ever helped anyone to sleep.'],
    examples: [
      'A night porter I knew kept a book about the history of drains for this purpose. In eleven years nobody got past page nine.',
    ],
    questions: ['When you wake, is it a thought, a noise, or nothing in particular?', 'How many nights in a week does it happen?'],
  },
  {
    name: 'winding down',
    field: 'body',
    keywords:
      /\b(wind(ing)?[- ]?down|relax\w*|stress(ed|ful)?|tens(e|ion)|calm(er)?|breath(e|ing)?|meditat\w*|overwhelmed|evenings?|screens?)\b/gi,
    insights: [
      'A good last hour is like dimming a stage: light, noise and decisions go down together, a little at a time.',
      'The body believes what the breath tells it. A long out-breath says that nothing is chasing us.',
    ],
    steps: [
      "An hour before bed, lower the lights and set out tomorrow's clothes, so that there is nothing left to decide.",
      'Half an hour before, something with the hands: dishes, a little mending, a warm wash.',
      'Ten minutes before, something kind and slow, such as a page read aloud or music without words.',
      'Let your shoulders drop as you breathe out, and notice the weight of your hands.',
      'End it the same way every evening. Repetition is what the body hears as "now".',
    ],
    pitfalls: ['Do not turn it into a programme with eleven points. If it needs discipline, it is not winding down.'],
    examples: [
      "Nine o'clock, the big lamp off. Half past, a warm shower and the notebook. Ten to ten, two pages of an old favourite. That is the whole ceremony.",
    ],
    questions: ['What in your evening already makes you slower?', 'Which of the lights in your home is the kindest?'],
  },
]
