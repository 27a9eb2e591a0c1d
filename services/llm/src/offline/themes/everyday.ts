import type { Theme } from './theme.ts'

export const everydayThemes: Theme[] = [
  {
    name: 'time and focus',
    field: 'work',
    keywords:
      /\b(procrastinat\w*|productiv\w*|focus\w*|concentrat\w*|to-?do|deadlines?|time management|distract\w*|organi[sz]ed?|priorit\w*|too much to do|motivat\w*|habits?|routine|disciplin\w*|give up|giving up)\b/gi,
    insights: [
      'Starting is the expensive part. Once you are three minutes in, carrying on is nearly free, so it pays to make the start ridiculously small.',
      'We keep putting off the things that are vague or frightening, hardly ever the things that are merely long.',
      'A habit lasts when it hangs on something you already do, and when a bad day still has a tiny version that counts.',
    ],
    steps: [
      'Name the very next physical action, such as "open the letter and read the second page". If it takes a verb and an object, you can begin.',
      'Give it twenty-five minutes with the phone in another room, then stop on purpose, even if it goes well.',
      'Choose one thing that would make today a good day, and do it before you read any messages.',
      'Tie it to something that already happens: after the coffee, before the shower, when the bus arrives.',
      'Decide beforehand what the smallest version is on a bad day. Two minutes keeps the thread unbroken.',
    ],
    pitfalls: ['A new app or a perfect timetable is a very comfortable way of not starting.'],
    examples: [
      'Somebody who could not write her report promised herself only the title and one bad sentence a day. By Wednesday the bad sentence had become two pages.',
    ],
    questions: ['What is the very first small action, the one you could film?', 'When in the day do you have the most strength to spare?'],
  },
  {
    name: 'working with other people',
    field: 'work',
    keywords:
      /\b(boss|manager|colleagues?|co-?workers?|work ?place|office|credit for|teams?|meetings?|leader\w*|delegat\w*|feedback|present(ing|ation)|public speaking|speech|stage fright|conflict)\b/gi,
    insights: [
      'Most trouble in a team is a missing agreement rather than a bad character: who decides, by when, and what good looks like.',
      'An audience is nearly always on your side. They want it to go well, if only because they have to sit through it.',
    ],
    steps: [
      'Say what you saw, what it led to and what you would like instead, in three sentences, and then ask how they see it.',
      'Before any meeting, write down the one decision it is for. If there is none, send a note instead.',
      'When you hand something over, agree on the result and the date, and let them choose the way.',
      'For a talk, learn the first and the last sentence by heart and let the rest be notes.',
      'Talk to one friendly face at a time, a sentence each.',
    ],
    pitfalls: ['Feedback saved up for a month arrives as a verdict. Given within two days it is only information.'],
    examples: [
      '"In the last two meetings I was interrupted before I finished. I lost the thread and the idea got dropped. Could you let me get to the end, and then take it apart?"',
    ],
    questions: ['What would you like to be different a month from now?', 'Have you said it to them yet, in so many words?'],
  },
]
