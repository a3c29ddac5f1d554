import { afterAll, afterEach, vi } from 'vitest';

// A setup file of vitest runs for every test file, also where the files share their modules, which a module that
// the tests import does not.
const library = 'window' in globalThis ? await import('@testing-library/react') : undefined;

afterEach(() => library?.cleanup());
afterAll(() => {
  vi.unstubAllGlobals();
});
