/** Node runs the test files itself, in a few processes that keep their modules: jest's sandbox loads them anew for each file. */
const shared = {
  testEnvironment: 'node',
  runner: 'jest-light-runner',
  setupFiles: ['<rootDir>/scripts/jest/native-globals.mjs'],
  transform: {},
  moduleFileExtensions: ['ts', 'mjs', 'js', 'json', 'node'],
  modulePathIgnorePatterns: ['<rootDir>/\\.data', '/dist/'],
}

const onStores = {
  ...shared,
  runner: '<rootDir>/scripts/jest/one-pool-runner.mjs',
  setupFilesAfterEnv: ['<rootDir>/scripts/jest/test-timeout.mjs'],
  globalSetup: '<rootDir>/scripts/jest/stores-up.mjs',
  globalTeardown: '<rootDir>/scripts/jest/stores-down.mjs',
}

// biome-ignore lint/style/noDefaultExport: jest reads the default export
export default {
  projects: [
    {
      ...shared,
      displayName: 'unit',
      testMatch: ['<rootDir>/{proto,services/*,gateway,web,scripts}/src/**/*.test.ts', '<rootDir>/scripts/**/*.test.ts'],
      testPathIgnorePatterns: ['/node_modules/', '<rootDir>/scripts/tests/', '<rootDir>/scripts/faults/', '<rootDir>/scripts/cluster/'],
    },
    {
      ...shared,
      displayName: 'component',
      testMatch: ['<rootDir>/web/src/**/*.component.test.tsx'],
      moduleFileExtensions: ['tsx', ...shared.moduleFileExtensions],
      setupFiles: ['<rootDir>/scripts/jest/browser-globals.mjs'],
    },
    { ...onStores, displayName: 'service', testMatch: ['<rootDir>/services/*/tests/**/*.test.ts'] },
    { ...onStores, displayName: 'gateway', testMatch: ['<rootDir>/gateway/tests/**/*.test.ts'] },
    { ...onStores, displayName: 'product', testMatch: ['<rootDir>/scripts/tests/**/*.test.ts'] },
    { ...shared, displayName: 'cluster', testMatch: ['<rootDir>/scripts/cluster/**/*.test.ts'] },
    { ...onStores, displayName: 'faults', testMatch: ['<rootDir>/scripts/faults/**/*.test.ts'] },
  ],
}
