import { folderRules } from './folder-rules.ts'
import type { ImportRule } from './import-rule.ts'
import { inputOutput, serviceRules } from './service-rules.ts'
import { webRules } from './web-rules.ts'

const packageRules: ImportRule[] = [
  {
    files: 'services/kit/**',
    allows: ['services/kit/**'],
    advice: 'kit knows no contract, no service and no noun of the product. Take what it needs as an argument.',
  },
  {
    files: 'services/llm/**',
    allows: ['services/{kit,llm,text}/**'],
    advice: 'llm knows no contract, no service and no platform. Take what it needs as an argument.',
  },
  {
    files: 'services/platform/**',
    allows: ['services/{kit,platform}/**', 'proto/{src,gen}/**'],
    advice: 'platform imports kit and proto only.',
  },
  {
    files: 'services/search/**',
    allows: ['services/{search,text}/**'],
    refuses: inputOutput,
    advice: 'search indexes documents in memory and in bytes. It knows no store, no call and no service.',
  },
  {
    files: 'services/text/**',
    allows: ['services/text/**'],
    refuses: inputOutput,
    advice: 'text is pure: functions of a text. It knows no store, no call and no service.',
  },
  {
    files: 'services/markdown/**',
    allows: ['services/markdown/**', 'services/kit/src/testing/running-time.ts'],
    refuses: inputOutput.filter((glob) => !glob.startsWith('services/')),
    advice: 'markdown is pure and runs in browsers too: a tree or HTML of a text. It knows no store, no call and no service.',
  },
  { files: 'proto/**', allows: ['proto/**'], advice: 'proto holds the contracts and imports nothing of the product.' },
  {
    files: 'gateway/**',
    allows: ['gateway/**', 'services/{kit,markdown,platform,text}/src/**', 'proto/{src,gen}/**'],
    advice: 'The gateway imports kit, markdown, platform, text and proto. It calls services over gRPC.',
  },
  { files: 'gateway/src/**', refuses: ['mongoose', 'mongodb', 'kafkajs'], advice: 'The gateway keeps no data. A service owns it.' },
]

/**
 * Creates the rules for these services (libraries left out) and features of the web. An import is refused by the first rule that it breaks.
 */
export const importRules = (services: readonly string[], features: readonly string[]): ImportRule[] => [
  ...packageRules,
  ...folderRules,
  ...services.flatMap(serviceRules),
  ...webRules(features),
]
