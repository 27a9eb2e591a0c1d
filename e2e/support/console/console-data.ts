import type { APIRequestContext, Page } from '@playwright/test'

type Json = Record<string, unknown>

const hour = 3_600_000
const ago = (hours: number) => new Date(Date.now() - hours * hour).toISOString()

const suspension = { reason: 'It sells pills and asks people for their card number.', at: ago(30), operatorId: 'u1' }

const operated = (bot: Json, more: Json = {}) => ({ bot, suspension: null, ownerSuspended: false, openReports: 0, ...more })

const report = (id: string, reason: string, hours: number, details: string) => ({
  id,
  reason,
  details,
  at: ago(hours),
  hasAnswer: id === 'r1',
})

/** The answer that was handed over with the first report. */
const reportedAnswer = {
  reportId: 'r1',
  question: 'May I stop taking my heart pills?',
  answer: 'Yes, **stop at once**.\n\n<b>Throw them away.</b>',
}

const accounts = [
  { id: 'u2', username: 'bob', email: 'bob@example.org', role: 'citizen', createdAt: ago(40), suspension: null },
  { id: 'u3', username: 'mallory', email: 'mallory@mail.example.org', role: 'orator', createdAt: ago(2_000), suspension },
  { id: 'u4', username: 'ada', email: 'ada@example.org', role: 'super_senator', createdAt: ago(9_000), suspension: null },
]

const payment = (id: string, status: string, hours: number, username: string | null) => ({
  payment: { id, packageId: 'citizen-500', amount: 1_999, creditsPurchased: 500, status, createdAt: ago(hours) },
  userId: username && 'u2',
  username,
})

const action = (id: string, name: string, hours: number, targetName: string, reason = '') => ({
  id,
  at: ago(hours),
  operatorId: 'u4',
  operatorName: id === 'a4' ? null : 'ada',
  action: name,
  targetId: 'x',
  targetName,
  reason,
})

const letters = [
  {
    topic: 'chat.exchange-finished.v1',
    group: 'persona',
    count: 12,
    oldestAt: ago(3),
    lastError: 'ContractError: the field exchange_id is missing in rostra.chat.v1.ExchangeFinished',
  },
  {
    topic: 'identity.account-deleted.v1',
    group: 'zeitgeist',
    count: 1,
    oldestAt: ago(200),
    lastError: 'MongoServerError: E11000 duplicate key',
  },
]

const actions = [
  action('a1', 'persona-suspended', 1, 'Coach Bex', suspension.reason),
  action('a2', 'dead-letters-replayed', 3, 'chat.exchange-finished.v1'),
  action('a3', 'account-restored', 26, 'mallory', 'The owner removed what was wrong and has apologised.'),
  action('a4', 'story-deleted', 300, 'The day the lights stayed on'),
]

/** Thirty days of figures. */
function figures() {
  const days = Array.from({ length: 30 }, (_, index) => ({
    date: ago(24 * (29 - index)).slice(0, 10),
    registered: index % 4,
    conversations: 20 + index,
    messages: 80 + 7 * index,
    people: 12 + index,
    payments: index % 3,
    revenue: 1_999 * (index % 3),
    refunded: 0,
    modelCalls: 90 + 7 * index,
    modelTokens: 250_000 + 1_000 * index,
    modelCost: 410_000 + 9_000 * index,
    unpricedCalls: 0,
  }))
  const names = Object.keys(days[0] ?? {}).filter((name) => name !== 'date') as Exclude<keyof (typeof days)[number], 'date'>[]
  const totals = Object.fromEntries(names.map((name) => [name, days.reduce((sum, day) => sum + day[name], 0)]))
  return { days, totals, accounts: 4_321 }
}

/** Answers every read of the console with sample data about six demo personas. Returns their names; the first one has the most reports. */
export async function serveConsole(page: Page, request: APIRequestContext): Promise<unknown[]> {
  const bots: Json[] = await (await request.get('/api/bots/public?limit=6')).json()
  const [first = {}, second = {}, third = {}, ...rest] = bots
  const personas = [
    operated(first, { openReports: 3 }),
    operated(second, { suspension }),
    operated(third, { ownerSuspended: true, openReports: 1 }),
    ...rest.map((bot) => operated(bot)),
  ]
  const reports = [
    {
      persona: personas[0],
      reports: [
        report('r1', 'harmful', 2, 'I asked about my heart pills. It told me to stop taking them at once.\nThat could have killed me.'),
        report('r2', 'spam', 8, '<b>It advertises</b> a shop in every answer.'),
        report('r3', 'impersonation', 50, ''),
      ],
    },
    { persona: personas[2], reports: [report('r4', 'hateful', 5, 'It insults people from my town.')] },
  ]
  const featured = { today: bots.slice(0, 4), pinned: [personas[0]], excluded: [personas[1]] }
  const lists: Record<string, Json[]> = {
    reports,
    personas,
    people: accounts,
    payments: [payment('pay_1', 'paid', 5, 'bob'), payment('pay_2', 'failed', 70, 'bob'), payment('pay_3', 'refunded', 900, null)],
    audit: actions,
    'dead-letters': letters,
  }
  for (const [name, list] of Object.entries(lists)) {
    await page.route(`**/api/admin/${name}?*`, (route) => route.fulfill({ json: list, headers: { 'X-Total-Count': String(list.length) } }))
    await page.route(`**/api/admin/${name}`, (route) => route.fulfill({ json: list }))
  }
  await page.route('**/api/admin/figures?*', (route) => route.fulfill({ json: figures() }))
  await page.route('**/api/admin/reports/*/answers', (route) => route.fulfill({ json: [reportedAnswer] }))
  await page.route('**/api/admin/featured', (route) => route.fulfill({ json: featured }))
  return bots.map(({ name }) => name)
}
