import type { Phrases } from './phrases.ts'

export const excerpt: Phrases = {
  titles: [
    (s) => `A Chat About ${s.Title}`,
    (s) => `First ${s.Title}, Then ${s.Title2}`,
    (s) => `In Conversation: ${s.Title}`,
    (s) => `A Few Lines on ${s.Title}`,
    (s) => `${s.Title}, in Dialogue`,
    (s) => `Somewhere Near ${s.Title}`,
    (s) => `Talking of ${s.Title}`,
    (s) => `Asking About ${s.Title}`,
  ],
  openings: [
    (s) =>
      `These lines were never typed by one person. They stand for chats in which ${s.people} came to speak of ${s.quoted} this past week.`,
    (s) =>
      `Lay many chats about ${s.quoted} side by side, and their outline might look like this. ${s.People} raised it within seven days.`,
    (s) => `The dialogue is made up, its subject is not: within seven days ${s.people} went to a persona with ${s.quoted}.`,
    (s) => `Here ${s.quoted} is given two voices. The lines are invented; the interest is counted, from ${s.people} in seven days.`,
    (s) =>
      `Think of it as a sketch. ${s.People} talked about ${s.quoted} in the last seven days, and the lines are composed from words they share.`,
    (s) => `Several conversations, folded into one: ${s.people} brought up ${s.quoted} this past week, with more than one persona.`,
    (s) =>
      `The voices in this exchange are no one in particular. Behind them are ${s.people} who talked about ${s.quoted} in the last seven days.`,
    (s) => `How does a chat about ${s.quoted} go? ${s.People} had one in the past seven days; the one here is invented.`,
  ],
  middles: [
    (s) => `Besides, it borrows ${s.others}.`,
    (s) => `Also in the mix: ${s.others}.`,
    (s) => `It leans on ${s.others} as well.`,
    (s) => `Other words that their chats share: ${s.others}.`,
    (s) => `Such chats also make room for ${s.others}.`,
    (s) => `Often not far away: ${s.others}.`,
    (s) => `Listen for ${s.others} too.`,
    (s) => `What goes with it: ${s.others}.`,
  ],
  closings: [
    () => 'Not one line below was copied from a message.',
    () => 'A word is only used here once enough different people have used it.',
    () => 'Questions and replies were composed afterwards, from counted words only.',
    () => 'No member said it in this way, and no message was read out.',
    () => 'It shows the shape of a talk and gives no one away.',
    () => 'What each of them really wrote stays in their own chats.',
    () => 'Only shared words went into it, none that a few people used.',
    () => 'Any likeness to a single conversation is ruled out by design.',
  ],
  dialogues: [
    (s) => [
      `A few words and no plan: ${s.list}.`,
      'That is half a plan already. Which one is first in line?',
      `${s.Head}, I suppose. The others hang on it.`,
      'Then we begin there, and the others wait until they are called.',
    ],
    (s) => [
      `${s.Head} or ${s.second}? I can only face one today.`,
      'Then choose the one that will not wait. When would it feel settled?',
      'Once I can stop turning it over in my head.',
      'A fair measure. Let us work towards that.',
    ],
    (s) => [
      `Explain it as if I had never heard of it: ${s.head}.`,
      'Gladly, if you tell me first what you do know.',
      `“${s.Second}”, a little. Beyond that, nothing.`,
      'A little is ground enough to stand on. One step from there.',
    ],
    (s) => [
      `Everyone has an opinion here: ${s.list}, all of it.`,
      'Opinions are plentiful. What have you noticed yourself?',
      'Not much yet. That is why I ask.',
      'Then we look first, and decide later.',
    ],
    (s) => [
      `Does it always come down to “${s.head}”?`,
      `Not always. Sometimes “${s.second}” stands behind it.`,
      'So I may have asked the wrong question.',
      'Only the first of two. Ask the second.',
    ],
    (s) => [
      `${s.Head}: the short version, please.`,
      'In short, it depends. The longer version starts with you.',
      `With me? I thought it started with “${s.second}”.`,
      'That comes next. First, what are you hoping for?',
    ],
    (s) => [
      `I wrote two things down: ${s.head}, ${s.second}.`,
      'If only one could be talked through today, which?',
      'Neither wants to wait, as it turns out.',
      'Then we give each of them half the time.',
    ],
    (s) => [
      `Begin wherever you like: ${s.list}.`,
      'Then with the one you named first. What puts it there?',
      'It is the one I keep coming back to.',
      'Then let us stay with it for a while.',
    ],
  ],
}
