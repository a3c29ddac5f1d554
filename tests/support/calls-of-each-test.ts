import { forgetCalls } from '@galley/functions/core/budgets/call-budget';
import { beforeEach } from 'vitest';

// Companies may call a thousand times at once. A file of tests does that on a fast machine, and none of its tests means to.
beforeEach(forgetCalls);
