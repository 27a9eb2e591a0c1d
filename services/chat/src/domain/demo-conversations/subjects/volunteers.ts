import type { DemoSubject } from '../demo-conversation.ts'

export const volunteers: DemoSubject = {
  personas: ['amara-nwosu-lind', 'nadia-brightwater', 'oma-ilse'],
  thisWeek: [
    [
      'Volunteers leave our charity after the first month. Would a letter of thanks keep them?',
      'Give each role an end, and thank people before it comes.',
    ],
    [
      'Our charity shop needs volunteers at the till and donors for the roof. Is that a business?',
      'A kind one: it counts its money and knows its regulars.',
    ],
    [
      'I offered myself to a charity that needs volunteers, and my letter got no reply. Just go?',
      'Go, with cake. Somebody will hand you an apron.',
    ],
    ['How does a charity write a letter to donors that does not beg?', 'Begin with one person whose day is different. Then invite.'],
    ['Can a charity with volunteers charge for its soup, or will donors leave?', 'A small price can be a dignity. Tell the donors why.'],
    ['One of the volunteers at our charity is unkind to newcomers. Who speaks up?', 'You, today, with tea and without witnesses.'],
    ['Do donors of a charity want a letter of thanks or a report with figures?', 'Thanks within days, figures within months. Both short.'],
    [
      'Where does a small charity find volunteers who can do the books and thank donors?',
      'Ask the shopkeepers nearby. Somebody misses their numbers.',
    ],
  ],
  weekBefore: [
    ['How many volunteers does a charity kitchen need on a weekday?', 'One more than you have. Design a role that takes an hour.'],
    [
      'Our charity has a market stall. How do volunteers speak to donors there?',
      'Ask them what they care about before you say what you need.',
    ],
    ['I am tired of being one of the charity volunteers who always stay late.', 'Then go home first tomorrow. The chairs will survive.'],
    ['Does a letter to donors of a charity still work on paper?', 'It does when it sounds like you and fits on a page.'],
    ['Should a charity pay an accountant or rely on volunteers?', 'Pay once to set it up, then let people keep it tidy.'],
    ['My neighbour wants me among the volunteers of her charity. How do I refuse?', 'With a yes that you can keep: an hour, once a month.'],
    ['How does a charity tell donors that a project failed?', 'Plainly and first. What you learned is worth a letter.'],
  ],
}
