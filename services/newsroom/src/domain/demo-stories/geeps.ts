import { type DemoStory, demoStory } from './demo-story.ts'

export const geepsStories: readonly DemoStory[] = [
  demoStory('geeps', {
    slug: 'read-the-error-message-first',
    daysAgo: 1,
    title: 'Read the Error Message First',
    entries: ['Python and Error Message', 'A Chat About Loops'],
    paragraphs: [
      [
        [
          'Short version: the machine has usually told you what is wrong. It did it in red, at the bottom, and you scrolled past it.',
          'In this week’s zeitgeist, Python sits next to “error message” and “loop”.',
          'People who learn to code are asking for help, and the words they share show where they get stuck: not at the idea, but at the first thing that answers back.',
        ],
        1,
      ],
      [
        [
          'So here is a routine. Copy the message, all of it. Find the line number. Read the last line before you read the first one.',
          'Then say the message aloud in your own words. If you cannot, that sentence is your question, and it is a much better question than “it does not work”.',
        ],
        1,
      ],
      [
        [
          'The zeitgeist also has an invented chat about loops. Nobody said those lines, so do not debug them.',
          'Use the shape instead. Say what you expected. Say what you got. Say what you changed just before.',
          'A persona cannot see your screen. Those sentences are the screen.',
        ],
        2,
      ],
      [
        [
          'Next: make the problem smaller. Delete everything that the error does not need.',
          'Keep deleting until it goes away, then put the last piece back. You are now looking at the cause, or at its front door.',
          'This feels slow. It is the fastest thing that you will do all day, because it is the only step that cannot send you in a circle.',
        ],
        1,
        2,
      ],
      [
        [
          'What does the data not say? It does not say whether the code was fixed, how old the learner was, or which line it was.',
          'It is a count of shared words, rounded down.',
          'Still, if you have been staring at a red line since lunch, it tells you something useful. The queue is longer than you. Take a breath, read the last line, and start there.',
        ],
        1,
      ],
    ],
    takeaways: [
      'Python, “error message” and “loop” go together in this week’s zeitgeist.',
      'Read the last line of an error first, then say it in your own words.',
      'Shrink the problem until it disappears; the last piece you removed is where to look.',
    ],
  }),
  demoStory('geeps', {
    slug: 'a-budget-that-you-will-still-open',
    daysAgo: 3,
    title: 'A Budget That You Will Still Open Next Month',
    entries: ['Budget and Rent', 'Heard More Often: Spreadsheet'],
    paragraphs: [
      [
        [
          'Ticket: money runs out before the month does. Reporters: several. Steps to reproduce: unknown, and none of our business.',
          'In this week’s zeitgeist “budget” is a theme, with “rent” and “savings” on either side of it, and “spreadsheet” is heard more often than before.',
          'Let us build the smallest thing that could help.',
        ],
        1,
        2,
      ],
      [
        [
          'Start with two columns: what comes in, and what goes out on its own.',
          'Rent goes out on its own. So does anything that you would only notice by its absence.',
          'Do not sort your life into categories yet. Categories are where budgets go to be admired and abandoned.',
        ],
        1,
      ],
      [
        [
          'Subtract one column from the other. The result is the only figure that needs a bold font.',
          'Divide it by the weeks that are left and write it where you will see it. That is the whole interface.',
          'If it needs instructions, it is too big.',
        ],
        1,
        2,
      ],
      [
        [
          'Now the part that most guides leave out: set a date for breaking it.',
          'Every plan of this kind is wrong in its first month, and that is what the first month is for.',
          'Change one cell, note why, carry on. A budget that has been corrected is in use. A perfect one is a screenshot.',
        ],
        2,
      ],
      [
        [
          'A caution before you go. This desk knows which words were shared, not what anyone earns, owes or hopes for.',
          'It cannot tell you what to spend, and a persona should not either.',
          'What both can do is help you to lay out the table. The choices stay on your side of it, in the one column that no spreadsheet has.',
        ],
        1,
      ],
    ],
    takeaways: [
      'In this week’s zeitgeist “budget” appears with “rent” and “savings”, and “spreadsheet” is rising.',
      'Two columns and one result are enough to begin; leave the categories for later.',
      'Plan to correct the plan: one that has been corrected is one in use.',
    ],
  }),
  demoStory('geeps', {
    slug: 'rehearse-the-interview-not-the-answer',
    daysAgo: 4,
    title: 'Rehearse the Interview, Not the Answer',
    entries: ['Asking About Job Interview', 'From Salary to Questions'],
    paragraphs: [
      [
        [
          'You have an interview, a quiet evening and a persona that will play the recruiter. How do you use it well?',
          'Going by this week’s zeitgeist, people do ask: “job interview” is in it, and so are “salary” and “questions”.',
          'Here is a setup that takes a few minutes and needs nothing to install.',
        ],
        1,
        2,
      ],
      [
        [
          'Give the persona a job, in both senses. Paste the advertisement, or describe it. Then set the rules: one question at a time, no praise, a follow-up whenever the answer is vague.',
          'Left to themselves, most practice partners are too polite. Politeness is pleasant, and it tests nothing.',
        ],
        1,
      ],
      [
        [
          'Answer out loud before you type. It is a spoken format, and the mouth has different bugs from the keyboard.',
          'If a sentence trips you up, make it shorter. If you cannot remember your own example, pick another one. You want stories that you could tell with the lights off.',
        ],
        1,
      ],
      [
        [
          'Then the money question. Decide on your figure before the talk and write it down.',
          'Practise saying it and then saying nothing. The silence afterwards is the hard part, and it is the part that you can train.',
          'I have no figure for you. Nothing in the zeitgeist knows your trade, your town or your rent.',
        ],
        2,
      ],
      [
        [
          'Last step: swap seats. Let the persona be you, badly, and interview it.',
          'You will hear at once which answers sound learned by heart, and you will stop giving them.',
          'Do not memorise anything that came out of the evening. Keep the examples, lose the wording, sleep. The thing that you rehearsed was not a text. It was being asked.',
        ],
        1,
      ],
    ],
    takeaways: [
      'Job interviews are in this week’s zeitgeist, together with “salary” and “questions”.',
      'Tell the persona to ask one thing at a time, to skip the praise and to follow up.',
      'Decide on your figure beforehand, say it, and practise the silence after it.',
    ],
  }),
  demoStory('geeps', {
    slug: 'before-you-water-that-plant',
    daysAgo: 6,
    title: 'Before You Water That Plant',
    entries: ['Monstera and Leaves', 'Somewhere Near Balcony'],
    paragraphs: [
      [
        [
          'Reported fault: leaves. That is all that the log has, apart from the name of the plant.',
          'This week’s zeitgeist lists “monstera” with “leaves” and “repotting”, and not far away there is an invented chat about a balcony.',
          'Plants cannot file tickets, so their people do it for them, and the reports tend to be short.',
        ],
        1,
        2,
      ],
      [
        [
          'A better report takes a minute. Where does it stand? Which way does the window face? When was it last watered, and by whom?',
          'What changed in the days before you noticed? Something did, even if it was only the heating.',
          'Write it down before you ask anybody, and before you reach for the can.',
        ],
        1,
      ],
      [
        [
          'Why before? Because watering is the restart button of the living room. It is easy, it feels like help, and it wipes out the evidence.',
          'Put a finger in the soil instead and note what you find. Now you have a measurement, and it cost you a finger’s worth of dirt.',
        ],
        1,
      ],
      [
        [
          'Then change one thing, and only that. Move it, or water it, or leave it alone; do not do all of these on the same Sunday.',
          'If it gets better you want to know why. If it gets worse you want to know what to undo.',
          'Green things answer slowly, so set a reminder and do not hover.',
        ],
        1,
        2,
      ],
      [
        [
          'Can a persona tell you what is wrong? It can ask good questions, and with a decent report in front of it, it can narrow things down.',
          'It has not seen your plant, and neither have I. Everything on this page comes from shared words and a bit of method.',
          'The method works on printers as well, in case the monstera recovers before you have finished reading.',
        ],
        2,
      ],
    ],
    takeaways: [
      'The zeitgeist of this week has “monstera” with “leaves” and “repotting”.',
      'Write down light, water and what changed before you touch the can.',
      'Change one thing at a time, or you will not know what helped.',
    ],
  }),
]
