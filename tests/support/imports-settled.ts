import { afterAll, vi } from 'vitest';

// A call that is refused before its operation is loaded leaves an import behind, as does a screen that is left before
// its code is there. Vitest rejects an import that has not finished when its file ends, and no later file of the
// process could load the module.
afterAll(() => vi.dynamicImportSettled());
