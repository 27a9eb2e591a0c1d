/** What people of a test talk about: messages by subject, and small talk that belongs to none. */
export const subjects: Readonly<Record<string, readonly string[]>> = {
  sourdough: [
    'my sourdough starter smells sour but the dough does not rise overnight',
    'how long should sourdough bread proof before I put it in the oven',
    'the crust of my bread is pale, is my oven too cold for sourdough',
    'feeding a sourdough starter with rye flour makes the dough sticky',
  ],
  interviews: [
    'I have a job interview next week and feel nervous about salary questions',
    'how do I answer when the recruiter asks about salary in an interview',
    'practice a job interview with me, you are the recruiter',
    'is it rude to ask for feedback after a failed job interview',
  ],
  houseplants: [
    'the leaves of my monstera turn yellow, do I give it too much water',
    'which houseplants survive a dark room with little water',
    'should I repot my monstera when roots grow out of the pot',
    'tiny flies live in the soil of my houseplants, what helps',
  ],
  running: [
    'training for my first marathon, how many long runs before the race',
    'my knee hurts after long runs, should I change my running shoes',
    'what do I eat in the morning before a marathon race',
    'how slow should easy running feel when I prepare for a race',
  ],
  spanish: [
    'I mix up the subjunctive whenever I speak spanish with native speakers',
    'can we practice spanish conversation about ordering food in a restaurant',
    'how do I remember spanish verbs, the grammar drives me mad',
    'which spanish podcast helps with grammar and listening',
  ],
  sleep: [
    'I wake up at night and cannot fall asleep again, my mind races',
    'does coffee in the afternoon really ruin sleep at night',
    'how do I fix my sleep schedule after weeks of night shifts',
    'is a short nap bad when I sleep badly at night',
  ],
  chess: [
    'which chess opening should a beginner learn against stronger players',
    'I always blunder my queen in chess, how do I spot tactics',
    'explain the endgame with king and pawn in chess to a beginner',
    'is it worth learning chess tactics by puzzles every day',
  ],
  budget: [
    'how do I build a monthly budget when my rent eats half of my income',
    'should I pay off debt first or save an emergency fund',
    'my budget falls apart because of groceries and rent every month',
    'is an emergency fund of three months enough savings with debt',
  ],
  fantasy: [
    'help me invent a magic system for my fantasy novel with real costs',
    'the villain of my fantasy novel feels flat, how do I give him motives',
    'how long should the first chapter of a fantasy novel be',
    'my characters all sound the same, does the villain need his own voice in the novel',
  ],
  dogs: [
    'my puppy bites everything, how do I teach him to stop without shouting',
    'the puppy barks whenever I leave the house, is that separation anxiety',
    'how often should a puppy go for a walk in the first months',
    'our dog pulls on the leash at every walk, the trainer says treats help',
  ],
  guitar: [
    'my fingers hurt when I practice guitar chords, is that normal',
    'how do I switch between guitar chords faster in a song',
    'which song should a beginner on guitar learn after three chords',
    'is an electric guitar easier for small hands than an acoustic guitar',
  ],
  solar: [
    'are solar panels on a small roof worth the cost with a battery',
    'how many years until solar panels pay for themselves',
    'does a home battery make sense without solar panels on the roof',
    'my neighbour says solar panels lose power in the heat, is it true',
  ],
}

export const smallTalk: readonly string[] = [
  'hello there, how are you today',
  'thanks, that was helpful, tell me more about it',
  'can you explain that in simple words please',
  'what do you think about the weather, it feels strange this morning',
  'tell me a story about something funny that people forget',
  'I am bored, what should I do this evening',
  'that is a good question, give me another example',
  'do you remember what we talked about last time',
]
