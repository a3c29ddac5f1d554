import { forgetCalls } from '@galley/functions/core/budgets/call-budget';
import { beforeEach } from 'vitest';

// Resets the rate limit of a thousand calls, which a file of tests exceeds on a fast machine without meaning to.
beforeEach(forgetCalls);
