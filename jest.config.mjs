const shared = {
  testEnvironment: 'node',
  extensionsToTreatAsEsm: ['.ts'],
  transform: { '\\.ts$': '<rootDir>/scripts/jest/strip-types.mjs' },
  moduleFileExtensions: ['ts', 'mjs', 'js', 'json', 'node'],
  modulePathIgnorePatterns: ['<rootDir>/\\.data', '/dist/'],
}

const onStores = {
  ...shared,
  setupFilesAfterEnv: ['<rootDir>/scripts/jest/patience.mjs'],
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
    { ...onStores, displayName: 'service', testMatch: ['<rootDir>/{services/*,gateway}/tests/**/*.test.ts'] },
    { ...onStores, displayName: 'product', testMatch: ['<rootDir>/scripts/tests/**/*.test.ts'] },
    { ...shared, displayName: 'cluster', testMatch: ['<rootDir>/scripts/cluster/**/*.test.ts'] },
    { ...onStores, displayName: 'faults', testMatch: ['<rootDir>/scripts/faults/**/*.test.ts'] },
  ],
}
