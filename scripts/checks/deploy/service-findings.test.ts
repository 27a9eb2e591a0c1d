import { describe, expect, it } from '@jest/globals'
import { type Component, type Deployment, serviceFindings } from './service-findings.ts'

const chat: Component = { name: 'chat', folder: 'services/chat', calls: ['identity'], stores: ['mongo'], outside: [] }

const files: Record<string, string> = {
  'services/chat/package.json': '{ "name": "@rostra/chat" }',
  'services/chat/README.md': '',
  'services/chat/src/main.ts': '',
  'services/chat/src/app.ts': '',
  'services/chat/src/prepare.ts': '',
  'services/chat/src/config.ts': 'IDENTITY_ADDRESS: address, GUEST_ADDRESS_LIMIT: z.coerce.number()',
}

const artifact = (name: string, COMPONENT: string) => ({
  image: `rostra-${name}`,
  docker: { target: 'service', buildArgs: { COMPONENT } },
  sync: { manual: [] },
})

const complete: Deployment = {
  compose: { chat: { image: 'rostra-chat', environment: { IDENTITY_ADDRESS: 'identity:50051' } } },
  skaffold: {
    build: { artifacts: [artifact('identity', 'services/identity'), artifact('chat', 'services/chat')] },
    deploy: {
      helm: {
        releases: [
          {
            valuesFiles: [],
            chartPath: '',
            setValueTemplates: {
              'components.chat.image.repository': '',
              'components.chat.image.tag': '',
              'components.chat.image.digest': '',
            },
          },
        ],
      },
    },
    profiles: [{ name: 'dev', patches: [{ path: '/build/artifacts/1/docker/target', value: 'service-dev' }] }],
  },
  values: { chat: { calls: ['identity'], stores: ['mongo'], secretEnv: { SERVICE_SECRET: { key: 'SERVICE_SECRET_CHAT' } } } },
  exists: (path) => path in files,
  read: (path) => files[path] ?? '',
}

describe('serviceFindings', () => {
  it('finds nothing when a service is named everywhere', () => {
    expect(serviceFindings(chat, complete)).toEqual([])
  })

  it('names every file that lacks a service', () => {
    const release = complete.skaffold.deploy.helm.releases[0]
    const bare: Deployment = {
      ...complete,
      ...{ compose: {}, values: {}, exists: () => false },
      skaffold: { ...complete.skaffold, build: { artifacts: [] }, deploy: { helm: { releases: release ? [release] : [] } } },
    }
    expect(serviceFindings(chat, bare)).toEqual([
      'services/chat/package.json: add it, as another service has it',
      'services/chat/README.md: add it, as another service has it',
      'services/chat/src/main.ts: add it, as another service has it',
      'services/chat/src/app.ts: add it, as another service has it',
      'services/chat/src/config.ts: add it, as another service has it',
      'services/chat/src/prepare.ts: add it, as another service has it',
      'deploy/compose.yaml: add the service chat, with COMPONENT services/chat',
      'skaffold.yaml: add the artifact rostra-chat, with COMPONENT services/chat',
      'deploy/helm/rostra/values.yaml: add components.chat',
    ])
  })

  it('finds a call, a store and a server that settings, Compose or the chart lack', () => {
    expect(serviceFindings({ ...chat, calls: ['identity', 'billing'], stores: ['mongo', 'redis'], outside: ['https'] }, complete)).toEqual([
      'services/chat/src/config.ts: add the setting BILLING_ADDRESS',
      'deploy/compose.yaml: add BILLING_ADDRESS: billing:50051 to the environment of chat',
      'deploy/helm/rostra/values.yaml: add billing to components.chat.calls',
      'deploy/helm/rostra/values.yaml: add redis to components.chat.stores',
      'deploy/helm/rostra/values.yaml: add https to components.chat.outside',
    ])
  })

  it('finds a call that the table lacks', () => {
    expect(serviceFindings({ ...chat, calls: [] }, complete)).toEqual([
      'proto/src/services.ts: add the service of IDENTITY_ADDRESS to the calls of chat, or remove the setting from services/chat/src/config.ts',
      'proto/src/services.ts: add identity to the calls of chat',
    ])
  })

  it('finds a missing image, target, package name and secret', () => {
    const { skaffold } = complete
    const partial: Deployment = {
      ...complete,
      values: { chat: { calls: ['identity'], stores: ['mongo'] } },
      read: (path) => (path.endsWith('package.json') ? '{ "name": "chat" }' : (files[path] ?? '')),
      skaffold: { ...skaffold, deploy: { helm: { releases: [] } }, profiles: [] },
    }
    expect(serviceFindings(chat, partial)).toEqual([
      'services/chat/package.json: name it @rostra/chat',
      'skaffold.yaml: add components.chat.image.repository to setValueTemplates',
      'skaffold.yaml: add components.chat.image.tag to setValueTemplates',
      'skaffold.yaml: add components.chat.image.digest to setValueTemplates',
      'skaffold.yaml: add the target of artifact 1 (chat) to the profile dev',
      'deploy/helm/rostra/values.yaml: add SERVICE_SECRET with the key SERVICE_SECRET_CHAT to components.chat.secretEnv',
    ])
  })
})
