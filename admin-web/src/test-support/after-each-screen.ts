import { cleanup } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';
import { quickenDom } from './quick-dom';

// A vitest setup file runs for every test file, even where files share their modules; an imported module would run
// once.
quickenDom();
afterEach(cleanup);
afterAll(() => {
  vi.unstubAllGlobals();
});
