const shared = {
  testEnvironment: 'node',
  extensionsToTreatAsEsm: ['.ts'],
  transform: { '\\.ts$': '<rootDir>/scripts/jest/strip-types.mjs' },
  moduleFileExtensions: ['ts', 'mjs', 'js', 'json', 'node'],
}

export default {
  projects: [
    { ...shared, displayName: 'unit', testMatch: ['<rootDir>/{proto,services/*,gateway,web,scripts}/src/**/*.test.ts', '<rootDir>/scripts/**/*.test.ts'] },
    {
      ...shared,
      displayName: 'service',
      testMatch: ['<rootDir>/{services/*,gateway}/tests/**/*.test.ts'],
      globalSetup: '<rootDir>/scripts/jest/stores-up.mjs',
      globalTeardown: '<rootDir>/scripts/jest/stores-down.mjs',
    },
  ],
}
