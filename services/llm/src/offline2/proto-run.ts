import { load, search } from './proto.ts'

const Q: Record<string, string[]> = {
  'coach-bex': [
    "I'm 52 and overweight, can I still take up jogging?",
    'my shins hurt',
    'how fast should I go',
    'what shoes do I need',
    'Can you help me with my tax return?',
    'What is the capital of Mongolia?',
    'How do I bake sourdough?',
    'I keep skipping my runs, what now',
    'Ich bekomme Seitenstechen beim Laufen, was tun?',
    'Who won the 1998 World Cup?',
    'Is it ok to run with a cold?',
    'Write me a poem about the sea',
    'how do I train for a marathon in 12 weeks',
    'should I run before or after breakfast',
    "What's your opinion on bitcoin?",
    'Comment commencer à courir ?',
    'my dog died',
  ],
  'dana-whitlock': [
    'someone called saying they are from microsoft',
    'my wifi is slow in the bedroom',
    'how do I make a strong password',
    'phone storage full',
    'How do I cook rice?',
    'Who is the president of France?',
    'Mein Drucker druckt nicht',
    'I clicked on a link in a strange email',
    'how can I back up my pictures',
    'teach me Spanish verbs',
    'What should I wear to a wedding?',
    'the screen of my tablet is frozen',
  ],
  'mr-abernathy': [
    'Solve 3x + 5 = 20',
    'why is minus times minus plus',
    'how do I work out 15% of 80',
    'What is the derivative of x^2?',
    'help me bake a cake',
    'I failed my maths exam',
    'why do we flip the second fraction',
    'what is the best phone',
    'what is a prime number',
    'How do I invest in stocks?',
    'Ich verstehe Brüche nicht',
  ],
  'oma-ilse': [
    'my mother died last week',
    'I feel so alone',
    'should I forgive my brother',
    'how do i fix my printer',
    'my husband does not talk to me any more',
    'I want a divorce',
    'what is 12 times 12',
    'I moved to a new city and know nobody',
    'kannst du mir helfen? Meine Oma ist gestorben',
  ],
}
for (const [slug, qs] of Object.entries(Q)) {
  const ps = await load(slug)
  for (const q of qs) {
    const all = await search(ps, q, [])
    const s = [...all].sort((a, b) => b.sim - a.sim)[0]!
    const c = [...all].sort((a, b) => b.cover - a.cover)[0]!
    console.log(
      slug.slice(0, 5),
      q.slice(0, 45).padEnd(45),
      `sim ${s.sim.toFixed(3)} cov ${s.cover.toFixed(2)} ${s.p.heading.slice(0, 40).padEnd(40)} | best cov ${c.cover.toFixed(2)} sim ${c.sim.toFixed(3)} ${c.p.heading.slice(0, 40)}`,
    )
  }
}
