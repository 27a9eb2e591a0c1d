import type { Subject } from './subject.ts'

export const technology: readonly Subject[] = [
  {
    when: /\bmonoliths?\b|\bmicro-?services?\b/i,
    first: /monolith/i,
    pro: {
      figures:
        'Count the deployments, dashboards and network calls you would add, and divide them by four people. Each of you becomes an operator.',
      less: 'One repository, one database and one deployment are three things to understand at night. Every service adds those three again.',
      'small steps': 'Keep clear modules inside one program. The day one of them truly needs its own pace, you can cut along that line.',
      beginning: 'You will have users on it in the weeks that others spend on service discovery.',
      safety: 'A function call does not time out, arrive twice or get lost. Between services all three happen, mostly at the weekend.',
      cause: 'Services solve the problem of many teams in each other’s way. With so few people you do not have that problem.',
      evidence: 'Many of the well-known companies that split up began as one program, and several have moved parts back together.',
      pace: 'You can leave one program alone for a month and it still starts. A dozen of them want feeding every week.',
    },
    con: {
      people:
        'Boundaries in the code follow boundaries between people. If two of you already work apart, two services will keep the peace.',
      preparation: 'Splitting a grown program under load is the hardest version of this job, so draw the first border before you need it.',
      honesty:
        'Most teams promise themselves clean modules and then reach across them at the first deadline. A network keeps that promise.',
      values: 'Ask what a normal Tuesday looks like: releasing your own part without asking anybody is a good way to work.',
    },
  },
  {
    when: /\b(ai|chatgpt|artificial intelligence|language models?|copilot)\b/i,
    first: /\b(ai|chatgpt|artificial|language model|copilot)/i,
    pro: {
      beginning: 'Use it on something real this week. You will learn in an hour where it helps you and where it makes things up.',
      figures: 'Where it turns two hours of first drafts into twenty minutes, the sum is simple, even with the checking included.',
      'small steps':
        'Let it explain one error, tidy one paragraph or quiz you on one chapter. Small, checkable tasks are what it is good at.',
      people: 'It gives a patient helper to many who could never pay for one, and who were ashamed to ask the same thing three times.',
      less: 'It can take away the forms, the summaries and the tenth polite e-mail, and hardly anybody will mourn those.',
      preparation: 'It is a tireless sparring partner: let it play the examiner, the client or the critic before the real one arrives.',
    },
    con: {
      evidence:
        'It is wrong in the same confident tone in which it is right, and only somebody who knows the subject can hear the difference.',
      safety: 'What you type in has left your house. Contracts, patients and other people’s secrets do not belong there.',
      honesty: 'Say when a text is not yours. A trust that took years is gone the first time somebody finds out by themselves.',
      values: 'Struggling with a blank page is how people find out what they think. It would be a pity to hand that part over first.',
      cause: 'It repeats the shape of your question, mistakes included. If the question is wrong, the answer merely arrives faster.',
      pace: 'Skills that nobody uses fade quietly. Keep one day a week on which you do it by hand.',
    },
  },
  {
    when: /\b(type ?script|java ?script|python|rust|golang|java|c\+\+|kotlin|swift)\b(?=.*\bor\b)/i,
    first: /\b(python|java ?script|swift)/i,
    pro: {
      beginning: 'You will have something that runs on the first evening, and a running thing is what brings you back on the second.',
      people: 'Ask who will help you when you are stuck. It has more forums, courses and patient neighbours than nearly anything else.',
      less: 'There is less ceremony between your idea and the screen, and ceremony is what beginners stumble over.',
      'small steps': 'You can learn it one small script at a time, and each of them is useful by itself.',
      figures: 'Count the hours until the first useful result: an evening here, a week or two on the other side.',
      values: 'Choose the one in which you have something you want to build. That wish outlasts every argument about syntax.',
      pace: 'Learn one language calmly and well. The second takes a third of the time, so nothing is lost by the easier start.',
    },
    con: {
      safety: 'A compiler that refuses to build your mistake is better than a customer who finds it.',
      cause: 'It makes you see what the easier one hides: what a value is, who owns it and when it goes away.',
      preparation: 'The strict one is hard in the first month and kind in the first year, because half of the bugs never get to run.',
      evidence: 'Large code bases keep moving towards checked types after the fact, at great expense. You may as well start there.',
      honesty: 'Types say openly what a function expects. Without them that promise lives in somebody’s head.',
    },
  },
  {
    when: /\b(e-?books?|e-?readers?|kindle|paper books?|printed books?)\b/i,
    first: /\b(e-?book|e-?reader|kindle)/i,
    pro: {
      less: 'Two hundred books weigh as much as one, and none of them has to be dusted or moved to the next flat.',
      beginning: 'You think of a book at eleven at night and read its first page at two minutes past.',
      people: 'For anybody whose eyes are getting tired, a letter that grows at a touch is the difference between reading and not.',
      figures: 'After about twenty titles the device is paid for, and the library lends to it for nothing.',
      preparation: 'Notes and quotations can be found again by a word, when on paper you remember only that it was on a left-hand page.',
      'small steps': 'Ten minutes in a queue are enough for three pages, if the book happens to be in your pocket.',
    },
    con: {
      values: 'A shelf is a diary that visitors may read. Nobody has ever pulled a file out of a shelf and sat down on the floor with it.',
      pace: 'Paper has no battery, no shop and no second window. It is one of the last places that leave you alone.',
      evidence: 'For long and difficult texts, readers remember a little more from paper, perhaps because the hand knows where it was.',
      safety: 'What you bought there is only licensed. A printed book still opens when the company is gone.',
      honesty: 'The bookshop in your street lives from what you carry out of it, and recommends better than any algorithm.',
      cause: 'If you read too little, the reason is hardly the paper. It is the phone that lies beside it.',
    },
  },
]
