import type { Theme } from './theme.ts'

export const workThemes: Theme[] = [
  {
    name: 'setting a price',
    field: 'work',
    keywords: /\b(pric(e|es|ed|ing)|charg(e|es|ed|ing)|quotes?|hourly|undercharg\w*|discounts?|day rate|rates)\b/gi,
    insights: [
      'A price has a floor and a ceiling: the floor is what the work costs you, your own hours included, and the ceiling is what it is worth to the person who buys it.',
      'Most people who start out charge too little, because they can see their own costs and cannot yet see the value on the other side.',
    ],
    steps: [
      'Write down everything one job costs you: materials, travel, fees, and the hours you never mention to anyone.',
      'Put an hourly figure on your own time, one you would not be embarrassed to pay somebody else.',
      'Ask three past customers what they would have done if you had said no. Their answer is your ceiling.',
      'Offer three sizes, small, middle and full. Most people choose the middle, so make that the one you like to sell.',
      'Say the new price aloud ten times before you quote it. A price said with a wobble invites haggling.',
      'Raise it for the next new customer only. You learn what happens without risking the ones you have.',
    ],
    pitfalls: [
      'Be careful with discounts: they teach people to wait. If you want to give something, add a little more rather than charging less.',
    ],
    examples: [
      'Say a cake takes 8 in ingredients and three hours. At 15 an hour the floor is 53, before the oven and the box. If you sell it at 40, you are paying people to eat it.',
    ],
    questions: [
      'What do you charge today, and roughly how many hours go into it?',
      'Who was the last person to pay without blinking, and for what?',
    ],
  },
  {
    name: 'finding customers',
    field: 'work',
    keywords:
      /\b(customers?|clients?|marketing|advertis\w*|promot(e|ion|ing)|sell(ing)?|sales|audience|followers|social media|shop|business(es)?)\b/gi,
    insights: [
      'The first ten customers hardly ever come from advertising. They come from people who already trust you, and from the people those people talk to.',
      'It is far easier to be the obvious choice for a few than a possible choice for everyone.',
    ],
    steps: [
      'List twenty people who have the problem you solve, by name. If you cannot name twenty, the idea is still too vague.',
      'Write to five of them today, one by one, and ask about the problem rather than offering the product.',
      'Describe what you do in one sentence that a neighbour could repeat: for whom, what, and what is better afterwards.',
      'Go where they already gather, a market, a club, a forum, and be useful there for a month before selling anything.',
      'Ask every happy customer for one thing: a sentence you may quote, or the name of somebody like them.',
    ],
    pitfalls: ['A logo, a website and business cards feel like progress, but none of them has ever asked anybody to buy.'],
    examples: [
      'A dog groomer I think of stood outside the vet on Saturdays with a brush and a bowl of water. Eleven conversations, four bookings, no budget at all.',
    ],
    questions: [
      'Who is the one person you would most like to have as a customer?',
      'What did your last customer do about it before they found you?',
    ],
  },
  {
    name: 'cash in a small business',
    field: 'work',
    keywords: /\b(cash|cash ?flow|invoices?|profits?|margins?|bookkeep\w*|accounts|overheads?|stock|short of (cash|money))\b/gi,
    insights: [
      'Profit is an opinion about a year; cash is a fact about Friday. A healthy business can still run dry if the money arrives after the bills.',
      'When sales look fine and the account does not, the gap is nearly always timing, stock, or the owner quietly paying for growth.',
    ],
    steps: [
      'Draw thirteen columns, one a week, and write in what you expect to come in and go out. It takes half an hour and removes most surprises.',
      'Send invoices the day the work is done, with the due date in words, and a friendly reminder two days before it.',
      'Ask for a deposit on anything that makes you buy materials.',
      'Move a fixed share of every payment into a second account for tax on the day it arrives.',
      'Look at what has stood on the shelf for over three months: that is money that has stopped working.',
    ],
    pitfalls: ['Watch out for the big order that pays in sixty days. It can be the best sale of the year and still empty the till.'],
    examples: [
      'If you buy on the 1st, deliver on the 20th and are paid on the 50th day, you are lending your customer seven weeks of your money. A one-third deposit halves that at a stroke.',
    ],
    questions: [
      'How many days pass between doing the work and having the money?',
      'What is the largest bill coming in the next four weeks?',
    ],
  },
  {
    name: 'a job interview',
    field: 'work',
    keywords:
      /\b(interview\w*|tell me about yourself|weakness(es)?|cvs?|resum[eé]s?|cover letter|recruiters?|hiring|job application|job offer|jobs?)\b/gi,
    insights: [
      'An interviewer is really asking three things: can you do it, will you want to, and what will it be like to sit beside you. Each answer can serve one of them.',
      'A prepared story beats a clever answer, because it has names, trouble and an ending, and people remember endings.',
    ],
    steps: [
      'For "tell me about yourself", use three beats in ninety seconds: where you are now, the one achievement that matters for this job, and why this is the next step.',
      'Prepare five stories from your work and learn their first and last sentences by heart. The middle will come by itself.',
      'Put a number into each story: how many, how long, how much better.',
      'Say what you did yourself. "We" is modest, but nobody can hire a "we".',
      'Keep two real questions for the end, such as what the last person in the role found hardest.',
      'Record one answer on your phone and listen once. You will hear the thing to change before I could tell you.',
    ],
    pitfalls: ['The most common slip is to spend the whole answer on the background. Give it two sentences and then get to what you did.'],
    examples: [
      'Something like: "I run the stock room for two shops. Last spring we were losing a day a week to miscounts, so I set up a ten-minute count each morning, and that day came back. I would like to do that on a larger scale, which is why I am here."',
    ],
    questions: [
      'Which job is it, and when is the conversation?',
      'Shall we try it? Give me your answer to "why this job", as you would say it today.',
    ],
  },
  {
    name: 'asking for a raise',
    field: 'work',
    keywords: /\b(raise|salary|pay rise|promotion|negotiat\w*|counter ?offer|underpaid|wages?|get paid more)\b/gi,
    insights: [
      'A raise is easier to give when the reason can be repeated to somebody else. Your manager has to make the case after you leave the room, so hand them the case.',
      'In a negotiation the calmest person is usually the one who has already decided what they will do if the answer is no.',
    ],
    steps: [
      'Write three results from the last year, each with a figure and with who noticed.',
      'Fix three numbers before you go in: the one you hope for, the one that is fair, and the one below which you start looking elsewhere.',
      'Ask for the meeting by its name, "I would like to talk about my pay", so that nobody is surprised.',
      'Say the figure once, in one sentence, and then stay quiet. The silence is theirs to fill.',
      'If it is no, ask what would make it a yes, and by when, and write it down together.',
    ],
    pitfalls: ['Leave your rent and your colleagues out of it. Both may be good reasons, but neither is a reason your manager can use.'],
    examples: [
      'You could open with: "Since March I have taken over the northern accounts, and complaints there are down by a third. I would like my pay to reflect that, and I have 8 percent in mind."',
    ],
    questions: ['What have you taken on since your pay was last set?', 'What would you do if the answer was "not this year"?'],
  },
  {
    name: 'a change of career',
    field: 'work',
    keywords: /\b(career\w*|change jobs|new job|quit|resign\w*|profession|retrain\w*|burn ?out)\b/gi,
    insights: [
      'A change of career is seldom one leap. It is a run of small experiments that slowly make one door more likely than the others.',
      'Before asking what you want to become, it helps to know which parts of an ordinary week you would keep.',
    ],
    steps: [
      'For one week, note which hours gave you energy and which took it. Patterns show by Thursday.',
      'List what you can carry over: not job titles, but things you can do, like calming an angry customer or reading a contract.',
      'Talk to three people who do the work you have in mind and ask about their worst Tuesday.',
      'Try it at a small scale, a weekend, a course, a volunteer shift, before you give notice to anyone.',
      'Work out how many months you could bridge. Knowing the number takes half the fear away.',
    ],
    pitfalls: ['Take care not to run from one bad boss into a whole new profession. First ask whether a different room would be enough.'],
    examples: [
      'A nurse who moved into software testing did not start from zero: careful notes, calm under pressure and an eye for what could go wrong were the job already.',
    ],
    questions: [
      'Which part of your present week would you miss?',
      'Is it the work itself you want to leave, or the place where you do it?',
    ],
  },
]
