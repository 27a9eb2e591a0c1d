import type { Phrases } from './phrases.ts'

/** Titles speak of talk, never of the subject itself: 'Flu on the Rise' would claim what counted words cannot show. */
export const trend: Phrases = {
  titles: [
    (s) => `More Talk of ${s.Title}`,
    (s) => `${s.Title}, Mentioned More Often`,
    (s) => `A Growing Subject: ${s.Title}`,
    (s) => `${s.Title} in More Chats`,
    (s) => `Heard More Often: ${s.Title}`,
    (s) => `Growing Talk of ${s.Title}`,
    (s) => `${s.Title} and ${s.Title2}, Increasingly`,
    (s) => `More People Mention ${s.Title}`,
  ],
  openings: [
    (s) => `${s.Quoted} is heard more often than before: counting each person once a day, mentions went ${s.growth}.`,
    (s) => `The line for ${s.quoted} points upwards. With every person counted once a day, it moved ${s.growth}.`,
    (s) => `More people than before bring up ${s.quoted}. Day by day, one count for each of them, the sum went ${s.growth}.`,
    (s) => `Something is growing around ${s.quoted}: the daily counts of people, added up, went ${s.growth}.`,
    (s) => `A quiet subject has become a louder one. For ${s.quoted} the daily counts of people went ${s.growth}.`,
    (s) => `Compared with the days before, ${s.quoted} has gained ground: ${s.growth}, when each person counts once a day.`,
    (s) => `Fewer people spoke of ${s.quoted} before, more do now: ${s.growth}, by daily counts of people.`,
    (s) => `Watch ${s.quoted}: the number of people who raise it, counted anew each day, climbed ${s.growth}.`,
  ],
  middles: [
    (s) => `In all, ${s.people} talked about it in the last seven days, together with ${s.others}.`,
    (s) => `${s.People} had a part in it this past week; their chats also touch ${s.others}.`,
    (s) => `Not far from it: ${s.others}. Over seven days it rests on ${s.people}.`,
    (s) => `It comes with company: ${s.others}. ${s.People} were counted over seven days.`,
    (s) => `Behind that are ${s.people} within seven days, and more shared words: ${s.others}.`,
    (s) => `The chats around it mention ${s.others}; ${s.people} took part in the last seven days.`,
    (s) => `Taken together, ${s.people} came to it this past week, some by way of ${s.others}.`,
    (s) =>
      `Over the last seven days ${s.people} raised the subject. “${s.Second}” was shared by ${s.secondPeople}${s.rest && `; near it: ${s.rest}`}.`,
  ],
  closings: [
    () => 'Why it rose is not something that counted words can tell.',
    () => 'The counts are rounded down and carry no names.',
    () => 'It is a count of people, not of how much any of them wrote.',
    () => 'Whether it lasts, the coming days will show.',
    () => 'No message was quoted; a count is enough to see it.',
    () => 'One eager voice could not have caused it, for each counts once a day.',
    () => 'Small changes are left out, so that no single person shows.',
    () => 'The reasons remain with those who asked.',
  ],
  dialogues: [
    (s) => [`Lately I keep coming back to one thing: ${s.head}.`, 'You are not alone with that. Where shall we begin?'],
    (s) => [`New on my list this week: ${s.head}.`, 'On quite a few lists, it seems. What would help you most?'],
    (s) => [`First “${s.head}”, now “${s.second}” as well.`, 'One thing does lead to another. Let us follow it.'],
    (s) => [`I never used to ask about this: ${s.head}.`, 'Every subject is new once. Ask away.'],
    (s) => [`A question that is new to me: ${s.head}, ${s.second}.`, 'And a welcome one. Take me to where it began.'],
    (s) => [`${s.Head}, since I hear the word so often.`, 'Then let us see what there is in it for you.'],
    (s) => [
      `May I bring up something different? ${s.Head}.`,
      'Please do. Which side of it shall we look at?',
      `${s.Second}, to begin with.`,
    ],
    (s) => [`“${s.Head}” and “${s.second}”, both within days.`, 'Then we take them one after the other, calmly.'],
  ],
}
