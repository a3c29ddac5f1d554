import { cleanup } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';
import { quickenDom } from './quick-dom';

// A setup file of vitest runs for every test file, also where the files share their modules, which a module that
// the tests import does not.
quickenDom();
afterEach(cleanup);
afterAll(() => {
  vi.unstubAllGlobals();
});
