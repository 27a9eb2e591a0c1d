import type { Subject } from './subject.ts'

export const everyday: readonly Subject[] = [
  {
    when: /\b(dogs?|pupp(y|ies))\b.*\bcats?\b|\bcats?\b.*\bdogs?\b|\b(get|adopt|buy)\w* (a |another )?(dog|puppy)\b/i,
    first: /\b(dog|pupp)/i,
    pro: {
      beginning:
        'A dog gets you out of the door at seven in the rain, and half of your new acquaintances are at the other end of that walk.',
      people: 'You will know the names of the whole street within a month, or at least the names of their dogs.',
      'small steps': 'Walk a neighbour’s dog for six weeks first. If you still like the wet Tuesdays, you have your answer.',
      values: 'Somebody is beside himself with joy each time you come home. There are worse things to arrange a day around.',
      evidence: 'People with dogs walk measurably more, year after year, and hardly any gym can say that of its members.',
      preparation: 'A dog repays training like nobody else. Fifteen minutes a day, and you can take him nearly everywhere.',
    },
    con: {
      figures: 'Food, vet, insurance and a sitter come to well over a thousand a year for a dog, and to about half of that for a cat.',
      pace: 'A cat sleeps sixteen hours and makes no reproaches. That is a calm to live beside.',
      less: 'No lead, no schedule, no puppy school: a cat asks for a bowl, a window and your respect.',
      safety: 'Think of the week in which you are ill or away. A cat and a neighbour manage it; a dog needs a plan.',
      honesty: 'A dog alone for nine hours a day is not a companion but a conscience. Look at your week before you look at breeders.',
      cause: 'Ask what you are missing. If it is a warm weight in the evening, the cat does it; if it is company outdoors, look again.',
    },
  },
  {
    when: /\b(trains?|rail)\b.*\b(planes?|fly\w*|flights?|car|drive)\b|\b(fly\w*|planes?|flights?|drive)\b.*\b(trains?|rail)\b/i,
    first: /\b(train|rail)/i,
    pro: {
      pace: 'The journey begins when you sit down with a book, and not when you are at last allowed to stop queuing.',
      values: 'You see the land change, and you arrive as somebody who has travelled and has not just been delivered.',
      less: 'No security, no transfer from a field outside town, no bag on a scale: most of the nuisance simply is not there.',
      honesty: 'It is the way you can mention at dinner without adding an excuse, because it burns only a fraction of the fuel.',
      people: 'With children or parents along, a table and room to walk about are worth two hours of speed.',
      'small steps': 'Take it one way and compare. After that you know it from your own back and need no argument.',
    },
    con: {
      figures: 'Count door to door, with the hours at what they are worth to you. Above some eight hours on rails, the other way wins.',
      preparation:
        'Every change is a place where the plan can break. If you have to be there at a fixed hour, take the way with the fewest.',
      safety: 'The last connection of the evening is the one that gets cancelled. Have a way that does not end in a waiting room.',
      beginning: 'The point is to be there. Save the day for the place, and go before you have compared it to death.',
      evidence: 'Look up the punctuality of your own connection. On some lines every second long journey arrives late.',
      cause: 'Ask what you want from the journey. If it is the place and not the way, choose what gives you the most of the place.',
    },
  },
  {
    when: /\b(marriage|marry\w*|get(ting)? married|wedding)\b/i,
    first: /\b(marr|wedding|yes)/i,
    pro: {
      safety: 'Hospitals, landlords and courts ask what you are to each other. It is good to have the answer in writing before that day.',
      values: 'To say it before others changes the way you clear up after a quarrel: you are no longer looking for the door.',
      people: 'Two families get a day on which they have to be friendly to each other, and some of that lasts.',
      beginning: 'Nobody was ever entirely sure. You learn to be married in the way you learn to swim.',
      figures: 'Tax, pension and inheritance mostly come out in favour of it, which is not romantic and still pays for a holiday a year.',
      honesty: 'A promise that others have heard is clearer than an understanding that each of you remembers differently.',
    },
    con: {
      pace: 'Nothing that is good between you gets better by a date. If it is right, it will be right in two years as well.',
      less: 'Love needs no venue, no seating plan and no loan for one afternoon.',
      preparation: 'Money, children, parents and whose career moves: until you have spoken about those four, it is too early.',
      cause: 'Ask what it is meant to settle. If something wobbles now, a ring will not hold it.',
      evidence: 'What keeps couples together is how they quarrel and make up. The certificate is mostly a result of that.',
      'small steps': 'Live together through a winter, a move and an illness. After that the question answers itself.',
    },
  },
  {
    when: /\b(tell|confess|honest|lie|lies|lying|truth)\b.*\b(friend|partner|wife|husband|boss|him|her|them|white lies?|truth|lie)\b|\bwhite lies?\b/i,
    first: /\b(tell|confess|honest|truth)/i,
    pro: {
      honesty: 'They will hear it one day, and then the lie will be the larger of the two things you have to explain.',
      people: 'You decide for them what they can bear. Most people bear a truth better than the discovery that they were managed.',
      beginning: 'It takes one uneasy minute. You have already spent more on avoiding it.',
      values: 'To be known by at least one person is worth more than to be thought well of by ten.',
      less: 'The truth has the advantage that you do not have to keep it up, remember it or tidy up after it.',
      safety: 'Said early and by you, it is a confession. Found out later, it is a betrayal, and that cannot be taken back.',
    },
    con: {
      pace: 'Not tonight and not in anger. What is true will still be true on Sunday, after a walk.',
      cause: 'Ask what the telling is for. If it mostly eases your conscience, you are handing them your weight to carry.',
      preparation: 'Have the first sentence ready, and an answer to "why now?". Without those, better silence than a stammered half.',
      evidence: 'You may be wrong about what you think you know. Make sure of that before you break something with it.',
      figures: 'Weigh how much it changes for them. Where the answer is nothing at all, kindness may have the last word.',
      'small steps': 'Begin with a smaller truth next to it and see how it is taken. Not everything has to come out at once.',
    },
  },
  {
    when: /\b(vegan\w*|vegetarian\w*|eat\w* (less |no )?meat|meat)\b/i,
    first: /\b(vegan|vegetarian|less meat|no meat|giv|stop)/i,
    pro: {
      honesty: 'Most of us could not watch what we pay for. A meal you can look at from start to finish is an easier meal.',
      figures: 'Beans, lentils and eggs bring a week’s dinners down by a third, and the difference is there at the till.',
      'small steps': 'Two evenings a week without it change more than one heroic month that ends at a barbecue.',
      less: 'The best dishes of poor kitchens never had much meat in them, so you only have to cook what was there before.',
      evidence: 'More plants and less processed meat is one of the few points on which nutrition research hardly argues any more.',
      beginning: 'Cook one good lentil dish tonight. Taste will decide this sooner than arguments do.',
    },
    con: {
      people: 'A grandmother’s roast is a way of saying something. You should know what you answer when you leave it on the plate.',
      safety: 'Iron, protein and vitamin B12 have to come from somewhere, above all for children and when you are expecting.',
      values: 'Eating together matters more than eating correctly, and a table with three menus soon has three tables.',
      preparation: 'Without six dishes that you can cook half asleep, it lasts until the first long Wednesday.',
      cause: 'If it is about the climate, first look at flights and heating. The plate is visible, and not always the largest part.',
      pace: 'Bodies and households adapt over months. A vow made on Sunday is usually broken on Thursday.',
    },
  },
]
