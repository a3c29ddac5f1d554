import { cleanup } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';

// A setup file of vitest runs for every test file, also where the files share their modules, which a module that
// the tests import does not.
afterEach(cleanup);
afterAll(() => {
  vi.unstubAllGlobals();
});
