import { describe, expect, it } from '@jest/globals'
import { brokenRules } from './import-rule.ts'
import { importRules } from './import-rules.ts'

const rules = importRules(['chat', 'billing', 'persona'], ['chat', 'account'])
const findings = (from: string, to: string) => {
  const isPackage = !/\.(ts|tsx|css)$/.test(to)
  return brokenRules(new Map([[from, [{ from, to, isPackage, line: 3 }]]]), rules)
}

// That they allow what they should, `npm run check` shows on the imports of the repository.
describe('the import rules', () => {
  it.each([
    ['web/src/features/chat/panel.tsx', 'web/src/features/account/name.tsx', 'A feature never imports another feature'],
    ['web/src/features/chat/panel.tsx', 'web/src/pages/home.tsx', 'A feature imports no page'],
    ['web/src/data/personas.ts', 'web/src/features/chat/use-chat.ts', 'data/'],
    ['web/src/api/client.ts', 'web/src/data/personas.ts', 'api/'],
    ['web/src/components/button.tsx', 'web/src/data/personas.ts', 'components/'],
    ['web/src/lib/title.ts', 'web/src/api/client.ts', 'lib/'],
    ['web/src/strings/en.ts', 'web/src/pages/home.tsx', 'strings/'],
    ['web/src/router.tsx', 'web/src/features/chat/panel.tsx', 'Only pages import features'],
    ['web/src/api/client.ts', 'proto/src/chat.ts', 'The web knows the product by its HTTP interface'],
    ['services/billing/src/domain/leases/lease.ts', 'services/billing/src/store/leases/lease-model.ts', 'domain/ holds pure rules'],
    ['services/billing/src/domain/lease.ts', 'services/billing/src/config.ts', 'domain/ holds pure rules'],
    ['services/billing/src/domain/a/b/lease.ts', 'mongoose', 'domain/ does no I/O'],
    ['services/billing/src/domain/lease.ts', 'node:fs/promises', 'domain/ does no I/O'],
    ['services/billing/src/usecases/exchanges/send.ts', 'services/kit/src/rpc/client.ts', 'usecases/ does no I/O'],
    ['services/billing/src/domain/lease.test.ts', 'services/kit/src/testing/test-database.ts', 'domain/ does no I/O'],
    ['services/billing/src/usecases/exchanges/send.ts', 'services/billing/src/clients/billing.ts', 'A use case imports domain/'],
    ['services/billing/src/rpc/exchanges/send.ts', 'services/billing/src/store/leases.ts', 'rpc/'],
    ['services/billing/src/events/on-account-deleted.ts', 'services/billing/src/store/leases.ts', 'events/'],
    ['services/billing/src/store/leases.ts', 'services/billing/src/usecases/send.ts', 'store/ implements ports'],
    ['services/billing/src/runtime/leases.ts', 'services/billing/src/store/leases.ts', 'runtime/ implements ports'],
    ['services/chat/src/core/domain/lease.ts', 'services/chat/src/core/store/leases.ts', 'domain/ holds pure rules'],
    ['services/chat/src/core/usecases/exchanges/send.ts', 'services/kit/src/rpc/client.ts', 'usecases/ does no I/O'],
    ['services/chat/src/core/usecases/exchanges/send.ts', 'services/chat/src/memories/domain/note.ts', 'core imports no slice'],
    ['services/chat/src/core/index.ts', 'services/chat/src/search/index.ts', 'core imports no slice'],
    ['services/persona/src/core/store/votes/votes.ts', 'services/persona/src/search/store/feed.ts', 'core imports no slice'],
    ['services/persona/src/material/index.ts', 'services/persona/src/search/index.ts', 'A slice imports core'],
    ['services/chat/src/shares/usecases/continue.ts', 'services/chat/src/search/usecases/index.ts', 'A slice imports core'],
    ['services/chat/src/shares/index.ts', 'services/chat/src/search/index.ts', 'A slice imports core'],
    ['services/chat/src/shares/domain/share.ts', 'services/chat/src/core/store/exchanges/exchange-model.ts', 'domain/ holds pure rules'],
    ['services/chat/src/shares/domain/share.ts', 'mongoose', 'domain/ does no I/O'],
    ['services/chat/src/shares/rpc/share.ts', 'services/chat/src/shares/store/shares.ts', 'rpc/'],
    ['services/chat/src/core/clients/billing.ts', 'services/billing/src/domain/hold.ts', 'Services never import each other'],
    ['services/chat/tests/send.test.ts', 'services/billing/src/app.ts', 'Services never import each other'],
    ['services/billing/src/config.ts', 'services/billing/src/store/leases.ts', 'config.ts reads settings'],
    ['services/kit/src/log.ts', 'services/chat/src/app.ts', 'kit knows no contract'],
    ['services/kit/src/log.ts', 'proto/src/chat.ts', 'kit knows no contract'],
    ['services/llm/src/models.ts', 'services/platform/src/caller.ts', 'llm knows no contract'],
    ['services/platform/src/caller.ts', 'services/llm/src/models.ts', 'platform imports kit and proto only'],
    ['services/search/src/top-k.ts', 'services/persona/src/app.ts', 'search indexes documents'],
    ['services/search/src/top-k.ts', 'mongoose', 'search indexes documents'],
    ['services/text/src/words.ts', 'services/kit/src/log.ts', 'text is pure'],
    ['services/text/src/words.ts', 'mongoose', 'text is pure'],
    ['proto/src/load.ts', 'services/kit/src/log.ts', 'proto holds the contracts'],
    ['gateway/src/app.ts', 'services/chat/src/app.ts', 'The gateway imports kit, markdown, platform, text and proto'],
    ['gateway/src/app.ts', 'mongoose', 'The gateway keeps no data'],
    ['gateway/src/routes/chat/send.ts', 'gateway/src/web/clients.ts', 'A route takes the clients of services'],
    ['gateway/src/callers/sessions.ts', 'gateway/src/routes/chat/send.ts', 'callers/ knows who calls'],
    ['services/kit/src/stores/mongo.ts', 'services/kit/src/events/event-bus.ts', 'stores/ connects databases'],
    ['services/llm/src/offline/reply.ts', 'services/llm/src/providers/openai.ts', 'The offline model uses no provider'],
    ['services/billing/src/runtime/demo.ts', 'services/platform/src/read-content.ts', 'store/ reads what the service owns'],
    ['services/chat/src/demo/runtime/demo.ts', 'services/platform/src/read-content.ts', 'store/ reads what the service owns'],
    ['scripts/infra/servers/start-redis.ts', 'services/chat/src/app.ts', 'infra/ fetches and starts servers'],
    ['scripts/bootstrap/settings.ts', 'scripts/product/product.ts', 'bootstrap/ prepares a start'],
    ['scripts/jest/globals.mjs', 'scripts/bootstrap/settings.ts', 'jest/ prepares tests'],
    ['scripts/operator/grant.ts', 'scripts/product/product.ts', 'An operator calls a product that runs'],
    ['scripts/tests/a.test.ts', 'web/src/api/client.ts', 'Scripts start the product'],
    ['e2e/chat/send.test.ts', 'services/chat/src/app.ts', 'A browser test uses pages'],
  ])('refuse that %s imports %s', (from, to, advice) => {
    const [finding = ''] = findings(from, to)
    expect(finding).toContain(`${from}:3 imports ${to}`)
    expect(finding).toContain(advice)
  })
})
