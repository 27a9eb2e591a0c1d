import type { DemoSubject } from '../demo-conversation.ts'

export const volunteers: DemoSubject = {
  personas: ['amara-nwosu-lind', 'nadia-brightwater', 'oma-ilse'],
  thisWeek: [
    ['Our volunteers disappear after the first month. How do we keep them?', 'Give each role an end, and thank people before it comes.'],
    [
      'Our charity shop needs volunteers at the till. Should a charity run like a business?',
      'Like a kind one: it counts its money and knows its regulars.',
    ],
    [
      'I want to do something useful, but the charity never rings back. Shall I just go?',
      'Go, with cake. Somebody will hand you an apron.',
    ],
    ['How do we write a letter to donors that does not beg?', 'Begin with one person whose day is different. Then invite.'],
    ['Can a charity charge for its soup, or will donors leave?', 'A small price can be a dignity. Tell the donors why.'],
    ['One of the volunteers is unkind to the newcomers. Who should say it?', 'You, today, with tea and without witnesses.'],
    ['Do donors want a letter of thanks or a report with figures?', 'Thanks within days, figures within months. Both short.'],
    ['Where do we find volunteers who can do the books of a small charity?', 'Ask the shopkeepers nearby. Somebody misses their numbers.'],
  ],
  weekBefore: [
    ['How many volunteers does a soup kitchen need on a weekday?', 'One more than you have. Design a role that takes an hour.'],
    ['Our charity has a market stall. How do we speak to donors there?', 'Ask them what they care about before you say what you need.'],
    ['I am tired of being one of the volunteers who always stays late.', 'Then go home first tomorrow. The chairs will survive.'],
    ['Does a donation letter still work on paper?', 'It does when it sounds like you and fits on a page.'],
    ['Should our charity pay for an accountant or rely on volunteers?', 'Pay once to set it up, then let people keep it tidy.'],
    ['My neighbour asks every week for my time at her charity. How do I say no?', 'With a yes that you can keep: an hour, once a month.'],
    ['How do we tell donors that a project failed?', 'Plainly and first. What you learned is worth a letter.'],
  ],
}
