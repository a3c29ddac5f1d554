import { cleanup } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';
import { typeOnlyWhereUsersCan } from './only-what-takes-text';
import { quickenDom } from './quick-dom';
import { quickenReact } from './quick-react';

// A vitest setup file runs for every test file, even where files share their modules; an imported module would run
// once.
quickenDom();
quickenReact();
typeOnlyWhereUsersCan();
afterEach(cleanup);
afterAll(() => {
  vi.unstubAllGlobals();
});
