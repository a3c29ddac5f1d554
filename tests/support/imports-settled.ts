import { afterAll, vi } from 'vitest';

// A call that is refused before its operation is loaded leaves an import behind. Vitest rejects an import that has not
// finished when its file ends, and no later file of the process could load the module.
afterAll(() => vi.dynamicImportSettled());
